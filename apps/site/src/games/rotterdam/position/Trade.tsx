import { seatLetter } from '@portolan/boards';
import { Toggle } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import { Whole } from '../../../position/Fold.tsx';
import { listIn, objectIn, withField } from '../../../position/json.ts';
import { FaceList, productFaces } from '../parts/FaceList.tsx';
import { SeatField } from '../parts/fields.tsx';
import { handIn, numberOr, textsIn } from './draft.ts';
import type { Form } from './form.ts';
import { words } from './words.ts';

type Props = { readonly form: Form };

/** Who wants no more trade: filled in, unless somebody says so. */
const Passed = ({ form }: Props) => {
  const { lang, position, seats, table } = form;
  const passed = listIn(position, 'passed');
  const told = Array.isArray(position.passed);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  return (
    <>
      <Whole paths={['passed']} />
      <Toggle
        label={words.ownPassed[lang]}
        value={told}
        onChange={(on) => form.set('passed', on ? (table.position.passed ?? []) : undefined)}
      />
      {told &&
        all.map((seat) => (
          <Toggle
            key={seatLetter(seat)}
            label={fill(words.passed[lang], { seat: seatLetter(seat) })}
            value={passed.includes(seat)}
            onChange={(on) =>
              form.set(
                'passed',
                all.filter((one) => (one === seat ? on : passed.includes(one))),
              )
            }
          />
        ))}
    </>
  );
};

const Offer = ({ form }: Props) => {
  const { lang, position, seats, box } = form;
  const offer = objectIn(position, 'offer');
  const set = (key: string, value: unknown): void => form.set('offer', withField(offer, key, value));
  return (
    <div class="rows">
      <Whole paths={['offer']} />
      <div class="pair">
        {(['from', 'to'] as const).map((key) => (
          <SeatField
            key={key}
            label={words[key][lang]}
            value={offer[key]}
            seats={seats}
            error={form.wrong(`offer.${key}`)}
            onChange={(seat) => set(key, seat)}
          />
        ))}
      </div>
      {(['give', 'get'] as const).map((key) => (
        <FaceList
          key={key}
          lang={lang}
          label={words[key][lang]}
          value={textsIn(offer, key)}
          faces={productFaces(box, lang, 'kind')}
          error={form.wrong(`offer.${key}`)}
          onChange={(cards) => set(key, cards)}
        />
      ))}
    </div>
  );
};

/** Trading: who still does, and an offer that waits for an answer. */
export const Trade = ({ form }: Props) => {
  const { lang, position, seats, box } = form;
  const open = position.offer !== undefined && position.offer !== null;
  const from = numberOr(position.master, 0);
  const give = textsIn(handIn(position, from), 'products').slice(0, 1);
  const wanted = box.products.find(({ id }) => !give.includes(id))?.id;
  return (
    <>
      <Passed form={form} />
      <Toggle
        label={words.offer[lang]}
        value={open}
        onChange={(on) =>
          form.set('offer', on ? { from, to: (from + 1) % seats, give, get: wanted ? [wanted] : [] } : undefined)
        }
      />
      {open && <Offer form={form} />}
    </>
  );
};

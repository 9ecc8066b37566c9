import { ProductCardView, ProductPileView } from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';
import { type ArrivalAnswer, type ArrivalInput, arrivalChecker, arrivalWords } from '@portolan/rotterdam/checkers';
import { harborInWords } from '@portolan/rotterdam/rules';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, say } from '../../../kit/text.ts';
import { type AskedProps, Cargo, Harbor } from '../parts/asked.tsx';

import { ProductField } from '../parts/fields.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { boxFrom, riverTable } from '../parts/tables.ts';
import { arrivalIn } from './examples.ts';

const madeIn = ({ products }: Edition, harbor: string): string[] =>
  products.filter((product) => product.harbor === harbor).map(({ id }) => id);

const copiesOf = ({ products }: Edition, harbor: string): number =>
  products.filter((product) => product.harbor === harbor).reduce((sum, { copies }) => sum + copies, 0);

const without = ({ top: _, pile: __, ...input }: ArrivalInput): ArrivalInput => input;

const withTop = ({ top: _, ...input }: ArrivalInput, top: string): ArrivalInput =>
  top === '' ? input : { ...input, top };

/** With Open Product cards a card lies open, unless the pile is empty. */
const opened = (input: ArrivalInput, openProducts: boolean, box: Edition): ArrivalInput => {
  const top = input.top ?? madeIn(box, input.harbor)[0];
  const next = { ...input, variants: { openProducts } };
  return openProducts && input.pile !== 0 && top ? { ...next, top } : next;
};

const isOpen = ({ variants }: ArrivalInput): boolean => variants?.openProducts ?? false;

/** The card on top of the pile. */
const Top = ({
  lang,
  label,
  path,
  value,
  whole,
  onChange,
  with: { edition },
}: AskedProps<string | undefined, ArrivalInput>) => {
  const box = boxFrom(edition);
  return (
    <ProductField
      lang={lang}
      label={label}
      value={value ?? ''}
      box={box}
      products={madeIn(box, whole.harbor)}
      none={!isOpen(whole) || whole.pile === 0}
      at={path}
      onChange={(top) => onChange(top === '' ? undefined : top)}
    />
  );
};

const allOf = ({ harbor }: ArrivalInput, { edition }: FieldsAbout): number => copiesOf(boxFrom(edition), harbor);

const fields: FieldList<ArrivalInput, FieldsAbout> = [
  { at: 'harbor', as: Harbor },
  { at: 'cargo', as: Cargo },
  'variants.openProducts',
  { at: 'entered', as: Cargo, when: isOpen, or: ({ cargo }: ArrivalInput) => cargo },
  {
    at: 'top',
    as: Top,
    label: (input) => (isOpen(input) ? both('La carte ouverte', 'The open card') : arrivalWords.labels.top!),
  },
  { at: 'pile', or: allOf, max: allOf },
];

/** A pile of another harbor is whole again, and an open one that is not empty shows a card. */
const changed = (input: ArrivalInput, path: string, { edition }: FieldsAbout): ArrivalInput => {
  const box = boxFrom(edition);
  if (path === 'harbor') return opened(without(input), isOpen(input), box);
  if (path === 'pile' && input.pile === 0) return withTop(input, '');
  return path === 'pile' || path === 'variants.openProducts' ? opened(input, isOpen(input), box) : input;
};

const Board = ({ lang, input, answer, onChange }: BoardProps<ArrivalInput, ArrivalAnswer>) => {
  const { edition: _, rulings: __, ...entered } = input;
  const box = boxFrom(input.edition);
  const { harbor, cargo, top } = input;
  const quays = box.positions.filter((place) => place.harbor);
  const at = quays.find((place) => place.harbor === harbor)?.id ?? '';
  const size = (input.pile ?? copiesOf(box, harbor)) - (top ? 1 : 0);
  const table = riverTable(box, [`0a@${at}${cargo ? `:${cargo}` : ''}`], {
    phase: 'unload',
    piles: { [harbor]: { size, ...(top ? { top: [top] } : {}) } },
  });
  const pick = (id: string): void => {
    const next = quays.find((place) => place.id === id)?.harbor;
    if (next && next !== harbor)
      onChange(opened(without({ ...entered, harbor: next }), input.variants?.openProducts ?? false, box));
  };
  return (
    <div class="board">
      <PlaceMap
        lang={lang}
        name="arrival"
        table={table}
        marks={{ rings: [{ at, kind: answer.result === 'delivered' ? 'meant' : 'wrong' }] }}
        places={quays.map(({ id }) => id)}
        chosen={at}
        follow
        does={({ harbor: there }) =>
          say(
            lang,
            `Arriver à ${harborInWords(there ?? '', lang, box)}`,
            `Arrive in ${harborInWords(there ?? '', lang, box)}`,
          )
        }
        onPick={pick}
      />
      <div class="rt-banks">
        <ProductPileView table={table} harbor={harbor} lang={lang} />
        {answer.product !== null && (
          <div class="rt-known">
            <span class="small">{say(lang, 'Carte reçue', 'Card earned')}</span>
            <span class="rt-hand">
              <ProductCardView table={table} face={answer.product} lang={lang} picked />
            </span>
          </div>
        )}
      </div>
    </div>
  );
};

const arrival: CheckerModule<ArrivalInput, ArrivalAnswer> = {
  checker: arrivalChecker,
  ...arrivalWords,
  boxed: true,
  exampleIn: (edition) => arrivalIn(boxFrom(edition)),
  fields,
  changed,
  Board,
};

export default arrival;

import { missionName, productInWords } from '@portolan/rotterdam/rules';
import { NumberCell, SelectCell } from '../../../box/cells.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { withOdd } from '../parts/fields.tsx';
import { changedAt, withoutAt } from './edits.ts';
import type { BoxProps } from './errors.ts';
import { Line } from './Rows.tsx';
import { words } from './words.ts';

/** The most products that a Mission asks for. */
const MOST_ASKED = 3;
/** The most points of a Mission. */
const MOST_POINTS = 12;
/** The most Missions of a box. */
const MOST_MISSIONS = 200;

/** Products asked for with one of them changed; an empty last one is none. */
const asking = (products: readonly string[], at: number, product: string): readonly string[] =>
  Array.from({ length: MOST_ASKED }, (_, i) => (i === at ? product : (products[i] ?? ''))).filter(
    (one, i) => one !== '' || i < MOST_ASKED - 1,
  );

const nextId = (taken: readonly string[]): string => {
  const numbers = taken.map((id) => Number(/^m0*(\d+)$/.exec(id)?.[1] ?? 0));
  return `m${String(Math.max(0, ...numbers) + 1).padStart(2, '0')}`;
};

/** The Mission cards: what each asks for, and its points. */
export const Missions = ({ lang, draft, change, errorAt }: BoxProps) => {
  const products = draft.products.map(({ id }) => ({ value: id, label: capital(productInWords(id, lang, draft)) }));
  return (
    <>
      <ul class="rb-rows rb-missions">
        {draft.missions.map(({ id, products: asked, points }, i) => {
          const name = missionName(id, lang);
          const label = (what: string): string => fill(words.cellOf[lang], { what, name });
          return (
            <Line key={`${i} ${id}`} wrong={errorAt(`missions[${i}]`)}>
              <b class="rb-m-n">{name}</b>
              <span class="rb-m-p">
                {Array.from({ length: MOST_ASKED }, (_, j) => (
                  <SelectCell
                    key={label(String(j))}
                    label={label(fill(words.asked[lang], { n: j + 1 }))}
                    value={asked[j] ?? ''}
                    options={withOdd(
                      j < MOST_ASKED - 1 ? products : [{ value: '', label: words.noProduct[lang] }, ...products],
                      asked[j] ?? '',
                    )}
                    onChange={(product) =>
                      change({ missions: changedAt(draft.missions, i, { products: asking(asked, j, product) }) })
                    }
                  />
                ))}
              </span>
              <NumberCell
                lang={lang}
                label={label(words.points[lang])}
                value={points}
                min={1}
                max={MOST_POINTS}
                onChange={(next) => change({ missions: changedAt(draft.missions, i, { points: next }) })}
              />
              <RemoveButton
                label={fill(words.removeOne[lang], { name })}
                onClick={() => change({ missions: withoutAt(draft.missions, i) })}
              />
            </Line>
          );
        })}
      </ul>
      <AddButton
        label={words.addMission[lang]}
        disabled={draft.missions.length >= MOST_MISSIONS}
        onClick={() => {
          const [first, second = first] = draft.products.map(({ id }) => id);
          const id = nextId(draft.missions.map((mission) => mission.id));
          change({ missions: [...draft.missions, { id, products: [first ?? '', second ?? ''], points: 4 }] });
        }}
      />
    </>
  );
};

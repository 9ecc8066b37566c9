import type { Picked } from '@portolan/boards/rotterdam';
import type { Text } from '@portolan/core';
import { editionSchema, navigationIds } from '@portolan/rotterdam';
import { navigationInWords } from '@portolan/rotterdam/rules';
import { BoxForm, type BoxGame, type BoxProps } from '../../../box/BoxForm.tsx';
import type { PartProps } from '../../../check/module.ts';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { type FieldList, type FieldProps, Fields } from '../../../kit/Fields.tsx';
import { useProblems } from '../../../kit/form.tsx';
import { fill } from '../../../kit/text.ts';
import rotterdamPage from '../page.ts';
import { changedParts, type Draft, draftOf, withParts } from './draft.ts';
import { faultOf } from './errors.ts';
import { Harbors, Materials, Products } from './Goods.tsx';
import { MapFields } from './MapFields.tsx';
import { Missions } from './Missions.tsx';
import { cardsInWords, words } from './words.ts';

type Cards = Draft['navigation'];

/** How many Navigation cards there are of each kind. */
const Navigation = ({ lang, path, value, onChange }: FieldProps<Cards>) => {
  const problemAt = useProblems(path);
  const strange = value.flatMap(({ id }, i) => (navigationIds.includes(id) ? [] : [problemAt(`[${i}]`)]));
  return (
    <>
      <div class="rows">
        {navigationIds.map((card) => {
          const at = value.findIndex(({ id }) => id === card);
          return (
            <Stepper
              key={card}
              lang={lang}
              label={navigationInWords(card, lang)}
              value={value[at]?.copies ?? 0}
              min={0}
              max={99}
              at={at < 0 ? undefined : `${path}[${at}]`}
              onChange={(copies) =>
                onChange(
                  at < 0
                    ? [...value, { id: card, copies }]
                    : value.map((old, i) => (i === at ? { ...old, copies } : old)),
                )
              }
            />
          );
        })}
      </div>
      {strange[0] && <p class="err">{strange[0]}</p>}
      <p class="small">
        {fill(words.total[lang], {
          n: cardsInWords(
            value.reduce((sum, { copies }) => sum + copies, 0),
            lang,
          ),
        })}
      </p>
    </>
  );
};

const shipsOf = (seats: number): Text => ({
  fr: fill(words.shipsOf.fr, { n: seats }),
  en: fill(words.shipsOf.en, { n: seats }),
});

/** A line between fields. */
const said =
  (text: Text, as: 'p' | 'h4') =>
  ({ lang }: FieldProps) =>
    as === 'p' ? <p class="small">{text[lang]}</p> : <h4>{text[lang]}</h4>;

const fields: FieldList<Draft> = [
  {
    group: words.goods,
    of: [
      { at: 'materials', as: said(words.goodsHelp, 'p') },
      { at: 'materials', as: said(words.materials, 'h4') },
      { at: 'materials', as: Materials },
      { at: 'harbors', as: said(words.harbors, 'h4') },
      { at: 'harbors', as: Harbors },
    ],
  },
  { group: words.products, of: [{ at: 'products', as: Products }] },
  { group: words.missions, of: [{ at: 'missions', as: Missions }] },
  { group: words.navigation, of: [{ at: 'navigation', as: Navigation }] },
  {
    group: words.ships,
    class: 'rows',
    of: [2, 3, 4].map((seats) => ({ at: `shipsPerPlayer.${seats}`, label: shipsOf(seats) })),
  },
];

const BoxFields = ({ lang, view, change, problems, spot, look = () => {} }: BoxProps<Draft, Picked>) => {
  const errorAt = useProblems('');
  return (
    <>
      <h3>{words.map[lang]}</h3>
      <MapFields
        lang={lang}
        draft={view}
        change={(part) => change({ ...view, ...part })}
        errorAt={errorAt}
        problems={problems}
        picked={spot}
        pick={look}
      />
      <Fields lang={lang} of={fields} shape={editionSchema} words={{ labels: {} }} value={view} onChange={change} />
    </>
  );
};

const game: BoxGame<Draft, Picked> = {
  page: rotterdamPage,
  lead: words.lead,
  class: 'rb',
  shown: draftOf,
  typed: (json, shown, next) => withParts(json, shown, changedParts(shown, next)),
  Fields: BoxFields,
  fault: faultOf,
};

/** The owner's own board and cards: drawn and typed in once, kept in the browser, carried by links. */
const Box = (props: PartProps) => <BoxForm {...props} game={game} />;

export default Box;

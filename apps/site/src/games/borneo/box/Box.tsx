import { spiceLetterOf, spiceName, spices } from '@portolan/boards/borneo';
import { type Edition, editionSchema, type HarborCard, type MissionTile, reconstructed } from '@portolan/borneo';
import { useState } from 'preact/hooks';
import { BoxForm, type BoxGame, type BoxProps } from '../../../box/BoxForm.tsx';
import { type Column, rowsOf } from '../../../box/Rows.tsx';
import type { PartProps } from '../../../check/module.ts';
import { Segment } from '../../../kit/controls/choices.tsx';
import { type FieldList, type FieldProps, Fields } from '../../../kit/Fields.tsx';
import { both } from '../../../kit/text.ts';
import borneoPage from '../page.ts';
import { SpiceMark } from '../parts/marks.tsx';
import { DeckText } from './DeckText.tsx';
import { boxView, type Draft } from './draft.ts';

const texts = {
  ours: both('nos 60 cartes', 'our 60 cards'),
  free: both('n’importe quelle carte', 'any card'),
  typed: both('ma liste', 'my list'),
  points: both('Points', 'Points'),
  mark: both('Marque', 'Mark'),
} as const;

const labels = {
  shipments: both('Cargaisons', 'Shipment cards'),
  lowerFlagColumn: both('Drapeau du bas, sous la colonne', 'Lower flag, under column'),
  harbors: both('Cartes Port', 'Harbor cards'),
  missions: both('Missions', 'Missions'),
} as const;

const kindOf = (shipments: Edition['shipments']): 'ours' | 'free' | 'typed' => {
  if (shipments === 'free') return 'free';
  return JSON.stringify(shipments) === JSON.stringify(reconstructed.shipments) ? 'ours' : 'typed';
};

/** The deck: ours, any card, or one's own list. */
const Deck = ({ lang, label, value, problem, onChange }: FieldProps<Edition['shipments'], Draft>) => {
  const [typing, setTyping] = useState(false);
  const kind = typing ? 'typed' : kindOf(value);
  return (
    <>
      <Segment
        label={label}
        value={kind}
        options={(['ours', 'free', 'typed'] as const).map((one) => ({ value: one, label: texts[one][lang] }))}
        onChange={(chosen) => {
          setTyping(chosen === 'typed');
          if (chosen !== 'typed') onChange(chosen === 'free' ? 'free' : reconstructed.shipments);
        }}
      />
      {kind === 'typed' && <DeckText lang={lang} value={value} error={problem} onChange={onChange} />}
    </>
  );
};

const marked = (...marks: readonly string[]): Pick<Column<unknown, Draft>, 'options' | 'unsaid'> => ({
  unsaid: '',
  options: () => [{ value: '', label: '–' }, ...marks.map((mark) => ({ value: mark, label: mark }))],
});

const spiceNames = (spice: (typeof spices)[number]) => ({
  fr: spiceName(spiceLetterOf[spice], 'fr'),
  en: spiceName(spiceLetterOf[spice], 'en'),
});

const Harbors = rowsOf<HarborCard, Draft>({
  shape: editionSchema,
  class: 'box-harbors',
  name: ({ row }) => row.id,
  columns: [
    { at: 'name', head: both('Nom', 'Name') },
    {
      at: 'spice',
      head: both('Épice', 'Spice'),
      options: ({ lang }) => spices.map((spice) => ({ value: spice, label: spiceNames(spice)[lang] })),
    },
    { at: 'monopoly', head: both('Gauche', 'Left') },
    { at: 'capacity', head: both('Droite', 'Right') },
    { at: 'mark', head: texts.mark, ...marked('3/4', '5') },
  ],
});

const Missions = rowsOf<MissionTile, Draft>({
  shape: editionSchema,
  head: '',
  name: ({ row }) => row.id,
  columns: [
    { at: 'vp', head: texts.points },
    ...spices.map((spice) => ({
      at: `need.${spice}`,
      head: spiceNames(spice),
      mark: <SpiceMark letter={spiceLetterOf[spice]} size={26} />,
      unsaid: 0,
    })),
    { at: 'mark', head: texts.mark, ...marked('5') },
  ],
});

const fields: FieldList<Draft> = [
  { at: 'shipments', as: Deck },
  {
    at: 'lowerFlagColumn',
    as: 'select',
    options: () => ['1', '2', '3'].map((column) => ({ value: column, label: column })),
  },
  { group: labels.harbors, of: [{ at: 'harbors', as: Harbors }] },
  { group: labels.missions, of: [{ at: 'missions', as: Missions }] },
];

const BoxFields = ({ lang, view, change }: BoxProps<Draft>) => (
  <Fields lang={lang} of={fields} shape={editionSchema} words={{ labels }} value={view} onChange={change} />
);

const game: BoxGame<Draft> = {
  ...boxView,
  page: borneoPage,
  lead: both(
    'Recopiez ce qui est imprimé sur vos cartes. Tout reste dans ce navigateur et sert aux vérifications, à la préparation et au décompte.',
    'Copy what is printed on your cards. It all stays in this browser and is used for checks, setup and scores.',
  ),
  Fields: BoxFields,
};

/** The owner's own cards: typed in once, kept in the browser, carried by links. */
const Box = (props: PartProps) => <BoxForm {...props} game={game} />;

export default Box;

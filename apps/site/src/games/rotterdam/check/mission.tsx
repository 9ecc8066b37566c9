import {
  CardIcons,
  MissionCardView,
  missionInWords,
  NavigationCardView,
  ProductCardView,
  type Table,
} from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';
import type { MissionAnswer, MissionInput } from '@portolan/rotterdam/checkers';
import { productInWords } from '@portolan/rotterdam/rules';
import type { BoardEntry, Handle } from '../../../board/entry.ts';
import { isUntold } from '../../../check/inputs.ts';
import type { BoardProps, DisputeForm, FieldsAbout } from '../../../check/module.ts';
import { Segment, Select } from '../../../kit/controls/choices.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, capital, fill, words as general, say } from '../../../kit/text.ts';
import { type AskedProps, products } from '../parts/asked.tsx';
import { tableFrom } from '../parts/carried.ts';
import { entryWords } from '../parts/entry-words.ts';
import { withOdd } from '../parts/fields.tsx';
import { PlaceBox } from '../parts/PlaceBox.tsx';
import { boxFrom, riverTable } from '../parts/tables.ts';
import { missionIn } from './examples.ts';

type Own = Exclude<MissionInput['mission'], string>;

type MissionProps = AskedProps<MissionInput['mission'], MissionInput>;

const isOwn = (mission: MissionInput['mission']): mission is Own => typeof mission !== 'string';

/** What is printed on the Mission. */
const printed = ({ mission }: MissionInput, box: Edition): Own => {
  if (isOwn(mission)) return mission;
  const found = box.missions.find(({ id }) => id === mission);
  return found ? { products: found.products, points: found.points } : { products: [], points: 1 };
};

const OWN_ID = 'own';

/** The table with the Mission alone, under a number of its own if it is typed in. */
const tableOf = (input: MissionInput): { readonly table: Table; readonly id: string } => {
  const box = boxFrom(input.edition);
  const { mission } = input;
  if (!isOwn(mission)) return { table: riverTable(box, []), id: mission };
  return { table: riverTable({ ...box, missions: [...box.missions, { id: OWN_ID, ...mission }] }, []), id: OWN_ID };
};

/** Whether the Mission is named or typed in. */
const ByWhat = ({ lang, label, value, onChange, whole, with: { edition } }: MissionProps) => {
  const box = boxFrom(edition);
  return (
    <Segment
      label={label}
      value={isOwn(value) ? 'own' : 'number'}
      options={[
        { value: 'number', label: say(lang, 'par son numéro', 'by its number') },
        { value: 'own', label: say(lang, 'telle qu’imprimée', 'as printed') },
      ]}
      onChange={(which) => onChange(which === 'own' ? printed(whole, box) : (box.missions[0]?.id ?? ''))}
    />
  );
};

const Which = ({ lang, label, path, value, onChange, with: { edition } }: MissionProps) => {
  const box = boxFrom(edition);
  const table = riverTable(box, []);
  const id = String(value);
  return (
    <Select
      label={label}
      value={id}
      options={withOdd(
        box.missions.map((one) => ({ value: one.id, label: missionInWords(table, one.id, lang) })),
        id,
      )}
      at={path}
      onChange={onChange}
    />
  );
};

const typedIn = ({ mission }: MissionInput): boolean => isOwn(mission);

const fields: FieldList<MissionInput, FieldsAbout> = [
  { at: 'mission', as: ByWhat },
  { at: 'mission.products', as: products(3), tells: 'mission', when: typedIn },
  { at: 'mission.points', when: typedIn },
  { at: 'mission', as: Which, label: both('Laquelle', 'Which'), when: (input) => !typedIn(input) },
  { at: 'products', as: products(9) },
  { at: 'jokers', as: products(9, both('+ Joker', '+ Joker')) },
  '*',
];

const MISSION = 'mission';
const GIVEN = 'given';

const texts = {
  given: both('Ce qu’il donne', 'What is given'),
  open: both('Quelle Mission ?', 'Which Mission?'),
  jokers: both('Jokers', 'Jokers'),
  joker: both('Joker pour {product}', 'Joker for {product}'),
  most: both('On ne donne jamais tant de cartes.', 'So many cards are never given.'),
  which: both('Que donne-t-il pour elle ?', 'What is given for it?'),
} as const;

/** More cards than this are not read. */
const MOST = 9;

const without = (list: readonly string[], at: number): readonly string[] => list.filter((_, i) => i !== at);

const withJokers = ({ jokers: _, ...input }: MissionInput, jokers: readonly string[]): MissionInput =>
  jokers.length > 0 ? { ...input, jokers } : input;

/** How a Mission is entered, and the cards that are given for it. */
const entry: BoardEntry<MissionInput, FieldsAbout> = {
  tray: (input, { lang, about }) => {
    const { table } = tableOf({ ...input, edition: about.edition } as MissionInput);
    const { products: all, missions } = boxFrom(about.edition);
    const nameOf = (id: string): string => productInWords(id, lang, table.box);
    const icon = (id: string) => <CardIcons ids={[id]} />;
    return [
      {
        title: entryWords.products[lang],
        items: all.map(({ id }) => ({
          id: `product ${id}`,
          name: capital(nameOf(id)),
          picture: icon(id),
          into: GIVEN,
        })),
      },
      {
        title: texts.jokers[lang],
        items: all.map(({ id }) => ({
          id: `joker ${id}`,
          name: fill(texts.joker[lang], { product: nameOf(id) }),
          picture: <CardIcons ids={['joker', id]} />,
          into: GIVEN,
        })),
      },
      {
        title: entryWords.missions[lang],
        look: 'rt-missions',
        groups: all.map(({ id }) => ({ id, name: capital(nameOf(id)), picture: icon(id) })),
        items: missions.map(({ id, products: asked }) => ({
          id: `mission ${id}`,
          name: missionInWords(table, id, lang),
          picture: <CardIcons ids={asked} />,
          group: asked,
          into: MISSION,
        })),
      },
    ];
  },
  at: (input, spot, { lang, about }) => {
    const { table, id } = tableOf({ ...input, edition: about.edition } as MissionInput);
    if (spot === MISSION)
      return {
        name: isUntold(input, 'mission') ? texts.open[lang] : missionInWords(table, id, lang),
        handles: [],
        fixed: true,
      };
    const { products: given, jokers = [] } = input;
    const nameOf = (product: string): string => productInWords(product, lang, table.box);
    const handle = (
      kind: string,
      at: number,
      card: string,
      ids: readonly string[],
      to: MissionInput,
    ): Handle<MissionInput> => ({
      id: `${kind} ${at}`,
      name: fill(entryWords.takeOut[lang], { card }),
      picture: <CardIcons ids={ids} />,
      to,
    });
    const handles = [
      ...given.map((one, i) => handle('product', i, nameOf(one), [one], { ...input, products: without(given, i) })),
      ...jokers.map((one, i) =>
        handle(
          'joker',
          i,
          fill(texts.joker[lang], { product: nameOf(one) }),
          ['joker'],
          withJokers(input, without(jokers, i)),
        ),
      ),
    ];
    return {
      name: texts.given[lang],
      detail: handles.length === 0 ? entryWords.noCard[lang] : '',
      handles: [],
      ...(handles.length > 0 ? { rows: [{ title: entryWords.takeBack[lang], handles }] } : {}),
      fixed: true,
    };
  },
  put: (input, item, spot, { lang }) => {
    const [kind, id = ''] = item.split(' ');
    if (kind === 'mission')
      return spot === MISSION ? { value: { ...input, mission: id }, tells: ['mission'] } : undefined;
    if (spot !== GIVEN) return undefined;
    const { products: given, jokers = [] } = input;
    const list = kind === 'joker' ? jokers : given;
    if (list.length >= MOST) return { refused: texts.most[lang] };
    return { value: kind === 'joker' ? withJokers(input, [...jokers, id]) : { ...input, products: [...given, id] } };
  },
};

const Board = ({ lang, input, untold = [] }: BoardProps<MissionInput, MissionAnswer>) => {
  const open = untold.includes('mission');
  const { table, id } = tableOf(input);
  const { jokers = [] } = input;
  const nameOf = (product: string): string => productInWords(product, lang, table.box);
  const told = [
    ...input.products.map(nameOf),
    ...jokers.map((one) => fill(texts.joker[lang], { product: nameOf(one) })),
  ];
  return (
    <div class="board rt-places">
      <PlaceBox spot={MISSION} label={open ? texts.open[lang] : missionInWords(table, id, lang)}>
        <span class="rt-hand">
          {open ? <span class="rt-more">?</span> : <MissionCardView table={table} face={id} lang={lang} />}
        </span>
      </PlaceBox>
      <PlaceBox
        spot={GIVEN}
        label={`${texts.given[lang]}${general.colon[lang]}${told.join(', ') || entryWords.noCard[lang]}`}
      >
        <span class="small">{texts.given[lang]}</span>
        <span class="rt-hand">
          {input.products.map((product, i) => (
            <ProductCardView key={`${product} ${i}`} table={table} face={product} lang={lang} />
          ))}
          {jokers.map((product, i) => (
            <span key={`joker ${product} ${i}`} class="rt-joker">
              <NavigationCardView face="joker" lang={lang} />
              <span class="small">{say(lang, `pour ${nameOf(product)}`, `for ${nameOf(product)}`)}</span>
            </span>
          ))}
          <span class="rt-more" aria-hidden="true">
            +
          </span>
        </span>
      </PlaceBox>
    </div>
  );
};

/** The Mission and the cards in the hand of the player whose turn it is; a Mission typed in is in no box. */
const toPosition = ({ mission: id, products: given, jokers = [], fulfilled }: MissionInput, about: FieldsAbout) =>
  isOwn(id)
    ? undefined
    : tableFrom(
        [
          {
            seats: 3,
            phase: 'mission',
            ...(fulfilled ? { step: 'fulfilled' } : {}),
            hands: [{ products: given, navigation: jokers.map(() => 'joker'), missions: [id, '?', '?'] }, {}, {}],
          },
        ],
        about,
      );

const mission: DisputeForm<MissionInput, MissionAnswer> = {
  boxed: true,
  needs: ['mission', 'products'],
  fields,
  empty: ({ edition }) => ({ ...missionIn(boxFrom(edition)), products: [] }),
  missing: (input) => {
    const { products: given, jokers = [] } = input;
    if (isUntold(input, 'mission')) return texts.open;
    return given.length + jokers.length === 0 ? texts.which : undefined;
  },
  toPosition,
  entry,
  Board,
};

export default mission;

import {
  MissionCardView,
  missionInWords,
  NavigationCardView,
  ProductCardView,
  type Table,
} from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';
import { type MissionAnswer, type MissionInput, missionChecker, missionWords } from '@portolan/rotterdam/checkers';
import { productInWords } from '@portolan/rotterdam/rules';
import type { BoardProps, CheckerModule, FieldsAbout } from '../../../check/module.ts';
import { Segment, Select } from '../../../kit/controls.tsx';
import type { FieldList } from '../../../kit/Fields.tsx';
import { both, say } from '../../../kit/text.ts';

import { type AskedProps, products } from '../parts/asked.tsx';
import { withOdd } from '../parts/fields.tsx';
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
  'fulfilled',
];

const Board = ({ lang, input }: BoardProps<MissionInput, MissionAnswer>) => {
  const { table, id } = tableOf(input);
  const { jokers = [] } = input;
  return (
    <div class="board">
      <div class="rt-hand">
        <MissionCardView table={table} face={id} lang={lang} />
      </div>
      <div class="rt-hand">
        {input.products.map((product, i) => (
          <ProductCardView key={`${product} ${i}`} table={table} face={product} lang={lang} />
        ))}
        {jokers.map((product, i) => (
          <span key={`joker ${product} ${i}`} class="rt-joker">
            <NavigationCardView face="joker" lang={lang} />
            <span class="small">
              {say(
                lang,
                `pour ${productInWords(product, 'fr', table.box)}`,
                `for ${productInWords(product, 'en', table.box)}`,
              )}
            </span>
          </span>
        ))}
      </div>
    </div>
  );
};

const mission: CheckerModule<MissionInput, MissionAnswer> = {
  checker: missionChecker,
  ...missionWords,
  boxed: true,
  exampleIn: (edition) => missionIn(boxFrom(edition)),
  fields,
  Board,
};

export default mission;

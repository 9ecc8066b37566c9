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
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Segment, Select, Stepper, Toggle } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';

import { FaceList, productFaces } from '../parts/FaceList.tsx';
import { withOdd } from '../parts/fields.tsx';
import { boxFrom, riverTable } from '../parts/tables.ts';
import { missionIn } from './examples.ts';

type Own = Exclude<MissionInput['mission'], string>;

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

const Printed = ({ lang, input, onChange, problemAt, box }: FormProps<MissionInput> & { readonly box: Edition }) => {
  const own = printed(input, box);
  const set = (part: Partial<Own>): void => onChange({ ...input, mission: { ...own, ...part } });
  return (
    <>
      <FaceList
        lang={lang}
        label={say(lang, 'Produits demandés', 'Products it asks for')}
        value={own.products}
        faces={productFaces(box, lang)}
        most={3}
        error={problemAt('mission.products') ?? problemAt('mission')}
        onChange={(products) => set({ products })}
      />
      <Stepper
        lang={lang}
        label={say(lang, 'Points', 'Points')}
        value={own.points}
        min={1}
        max={12}
        error={problemAt('mission.points')}
        onChange={(count) => set({ points: count })}
      />
    </>
  );
};

const Form = (props: FormProps<MissionInput>) => {
  const { lang, input, onChange, problemAt, edition } = props;
  const box = boxFrom(edition);
  const table = riverTable(box, []);
  const { mission } = input;
  return (
    <>
      <Segment
        label={say(lang, 'La Mission', 'The Mission')}
        value={isOwn(mission) ? 'own' : 'number'}
        options={[
          { value: 'number', label: say(lang, 'par son numéro', 'by its number') },
          { value: 'own', label: say(lang, 'telle qu’imprimée', 'as printed') },
        ]}
        onChange={(which) =>
          onChange({ ...input, mission: which === 'own' ? printed(input, box) : (box.missions[0]?.id ?? '') })
        }
      />
      {isOwn(mission) ? (
        <Printed {...props} box={box} />
      ) : (
        <Select
          label={say(lang, 'Laquelle', 'Which')}
          value={mission}
          options={withOdd(
            box.missions.map(({ id }) => ({ value: id, label: missionInWords(table, id, lang) })),
            mission,
          )}
          error={problemAt('mission')}
          onChange={(id) => onChange({ ...input, mission: id })}
        />
      )}
      <FaceList
        lang={lang}
        label={say(lang, 'Cartes Produit données', 'Product cards given')}
        value={input.products}
        faces={productFaces(box, lang)}
        most={9}
        error={problemAt('products')}
        onChange={(products) => onChange({ ...input, products })}
      />
      <FaceList
        lang={lang}
        label={say(lang, 'Jokers : ce qu’ils remplacent', 'Jokers: what they replace')}
        value={input.jokers ?? []}
        faces={productFaces(box, lang)}
        most={9}
        adds={say(lang, '+ Joker', '+ Joker')}
        error={problemAt('jokers')}
        onChange={(jokers) => onChange({ ...input, jokers })}
      />
      <Toggle
        label={say(
          lang,
          'Une Mission a déjà été remplie dans cette manche',
          'A Mission has been fulfilled already in this round',
        )}
        value={input.fulfilled ?? false}
        onChange={(fulfilled) => onChange({ ...input, fulfilled })}
      />
    </>
  );
};

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
  Form,
  Board,
};

export default mission;

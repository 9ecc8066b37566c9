import { ProductCardView, ProductPileView } from '@portolan/boards/rotterdam';
import type { Edition } from '@portolan/rotterdam';
import { type ArrivalAnswer, type ArrivalInput, answers, checkers } from '@portolan/rotterdam/checkers';
import { harborInWords } from '@portolan/rotterdam/rules';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { say } from '../../../kit/text.ts';

import { CargoField, HarborField, ProductField } from '../parts/fields.tsx';
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

const Form = ({ lang, input, onChange, problemAt, edition }: FormProps<ArrivalInput>) => {
  const box = boxFrom(edition);
  const open = input.variants?.openProducts ?? false;
  const all = copiesOf(box, input.harbor);
  const emptied = (pile: number): void =>
    onChange(pile === 0 ? withTop({ ...input, pile }, '') : opened({ ...input, pile }, open, box));
  return (
    <>
      <HarborField
        lang={lang}
        label={say(lang, 'Le port', 'The harbor')}
        value={input.harbor}
        box={box}
        error={problemAt('harbor')}
        onChange={(harbor) => onChange(opened(without({ ...input, harbor }), open, box))}
      />
      <CargoField
        lang={lang}
        label={say(lang, 'La cargaison au déchargement', 'The cargo at unloading')}
        value={input.cargo}
        box={box}
        error={problemAt('cargo')}
        onChange={(cargo) => onChange({ ...input, cargo })}
      />
      <Toggle
        label={say(lang, 'Variante Cartes Produit ouvertes', 'Variant Open Product cards')}
        value={open}
        onChange={(on) => onChange(opened(input, on, box))}
      />
      {open && (
        <CargoField
          lang={lang}
          label={say(lang, 'La cargaison à l’entrée du port', 'The cargo as the ship came in')}
          value={input.entered === undefined ? input.cargo : input.entered}
          box={box}
          error={problemAt('entered')}
          onChange={(entered) => onChange({ ...input, entered })}
        />
      )}
      <ProductField
        lang={lang}
        label={
          open
            ? say(lang, 'La carte ouverte', 'The open card')
            : say(lang, 'Carte du dessus, si tous la connaissent', 'Top card, if all know it')
        }
        value={input.top ?? ''}
        box={box}
        products={madeIn(box, input.harbor)}
        none={!open || input.pile === 0}
        error={problemAt('top')}
        onChange={(top) => onChange(withTop(input, top))}
      />
      <Stepper
        lang={lang}
        label={say(lang, 'Cartes dans la pioche', 'Cards in the pile')}
        value={input.pile ?? all}
        min={0}
        max={all}
        error={problemAt('pile')}
        onChange={emptied}
      />
    </>
  );
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
  checker: checkers.arrival,
  ...answers.arrival,
  boxed: true,
  exampleIn: (edition) => arrivalIn(boxFrom(edition)),
  Form,
  Board,
};

export default arrival;

import {
  harborName,
  materialName,
  ofHarbor,
  ProductCardView,
  ProductPileView,
  productName,
} from '@portolan/boards/rotterdam';
import type { Lang } from '@portolan/core';
import type { Cell, Choice } from '@portolan/core/answers';
import type { Edition } from '@portolan/rotterdam';
import { type ArrivalAnswer, type ArrivalInput, checkers } from '@portolan/rotterdam/checkers';
import { rulesIn } from '@portolan/rotterdam/rules';
import type { BoardProps, CheckerModule, FormProps } from '../../../check/module.ts';
import { Stepper, Toggle } from '../../../kit/controls.tsx';
import { capital, say } from '../../../kit/text.ts';

import type { Answered } from '../../../kit/Verdict.tsx';

import { CargoField, HarborField, ProductField } from '../parts/fields.tsx';
import { PlaceMap } from '../parts/PlaceMap.tsx';
import { theOther, withShipsCalled } from '../parts/ship-words.ts';
import { boxFrom, riverTable } from '../parts/tables.ts';
import { either } from '../parts/words.ts';
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
            `Arriver à ${harborName(there ?? '', lang, box)}`,
            `Arrive in ${harborName(there ?? '', lang, box)}`,
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

const earned = ({ product, products }: ArrivalAnswer, { harbor, edition }: ArrivalInput, lang: Lang): string => {
  const box = boxFrom(edition);
  if (product === null) return say(lang, 'aucune carte', 'no card');
  if (!product.startsWith('?')) return productName(product, lang, box);
  return say(
    lang,
    `la prochaine carte ${ofHarbor(harbor, 'fr', box)} : ${either(
      products.map((one) => productName(one, 'fr', box)),
      'fr',
    )}`,
    `the next card ${ofHarbor(harbor, 'en', box)}: ${either(
      products.map((one) => productName(one, 'en', box)),
      'en',
    )}`,
  );
};

const whyOf = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): string => {
  const box = boxFrom(input.edition);
  const name = harborName(input.harbor, lang, box);
  switch (answer.result) {
    case 'delivered':
      return answer.product === null
        ? say(
            lang,
            `Bonne cargaison, mais la pioche ${ofHarbor(input.harbor, 'fr', box)} est vide : aucune carte.`,
            `The right cargo, but the ${name} pile is empty: no card.`,
          )
        : say(
            lang,
            `Bonne cargaison : ${earned(answer, input, 'fr')}.`,
            `The right cargo: ${earned(answer, input, 'en')}.`,
          );
    case 'wrong':
      return say(
        lang,
        `${name} ne traite pas cette matière première (${materialName(input.cargo ?? '', 'fr', box)}) : aucune carte, aucun point.`,
        `${name} does not process ${materialName(input.cargo ?? '', 'en', box)}: no card, no point.`,
      );
    case 'empty':
      return say(
        lang,
        'Le navire arrive à vide : aucune carte, aucun point.',
        'The ship comes in empty: no card, no point.',
      );
  }
};

const openFate = ({ open }: ArrivalAnswer, { edition }: ArrivalInput, lang: Lang): string => {
  if (!open) return say(lang, 'aucune carte ouverte', 'no open card');
  const card = productName(open.card, lang, boxFrom(edition));
  if (open.fate === 'taken') return say(lang, `${card} : prise`, `${card}: taken`);
  if (open.fate === 'stays') return say(lang, `${card} : reste ouverte`, `${card}: stays open`);
  return open.when === 'arrival'
    ? say(lang, `${card} : sous la pioche dès l’arrivée`, `${card}: under the pile on arrival`)
    : say(lang, `${card} : sous la pioche au déchargement`, `${card}: under the pile at unloading`);
};

/** The clause that settles what is earned, before those that merely apply. */
const telling = ({ result }: ArrivalAnswer): string =>
  result === 'delivered' ? 'unload.product-card' : 'unload.wrong-cargo';

const explained = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): Answered => {
  const items: Choice[] = answer.events.map((event) => ({
    state: 'legal',
    text: rulesIn(boxFrom(input.edition)).event(event, lang),
  }));
  return {
    state: answer.product === null ? 'illegal' : 'legal',
    headline: answer.product === null ? say(lang, 'Rien', 'Nothing') : say(lang, 'Une carte', 'A card'),
    why: whyOf(answer, input, lang),
    short: earned(answer, input, lang),
    clauses: [telling(answer), ...answer.clauses],
    choices: {
      title: say(lang, 'Ce qui s’ensuit', 'What follows'),
      items: [
        ...items,
        ...(answer.open
          ? [
              {
                state: 'legal' as const,
                text: say(lang, 'La carte ouverte', 'The open card'),
                result: openFate(answer, input, lang),
              },
            ]
          : []),
      ],
    },
  };
};

const explain = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): Answered =>
  withShipsCalled(explained(answer, input, lang), theOther(lang));

const cells = (answer: ArrivalAnswer, input: ArrivalInput, lang: Lang): readonly Cell[] => [
  { head: say(lang, 'ce qui est gagné', 'what is earned'), main: capital(earned(answer, input, lang)) },
  {
    head: say(lang, 'la carte ouverte', 'the open card'),
    main: openFate(answer, input, lang),
  },
];

const arrival: CheckerModule<ArrivalInput, ArrivalAnswer> = {
  checker: checkers.arrival,
  boxed: true,
  exampleIn: (edition) => arrivalIn(boxFrom(edition)),
  Form,
  Board,
  explain,
  cells,
};

export default arrival;

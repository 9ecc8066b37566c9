import type { Lang } from '@portolan/core';
import { capital } from '@portolan/core/words';
import type { HarborId, MaterialId } from '@portolan/rotterdam';
import { harborInWords, materialInWords } from '@portolan/rotterdam/rules';
import { NavigationCardView, ProductCardView } from './Cards.tsx';
import { CargoIcon } from './Cargo.tsx';
import { missionPile, navigationPile, pileOf, stockOf, type Table } from './model.ts';

const words = {
  stock: { fr: 'Réserve générale', en: 'Stock' },
  products: { fr: 'Pioches de Produits', en: 'Product piles' },
  cards: { fr: 'cartes', en: 'cards' },
  card: { fr: 'carte', en: 'card' },
  top: { fr: 'dessus', en: 'top' },
  bottom: { fr: 'dessous', en: 'bottom' },
  navigation: { fr: 'Pioche Navigation', en: 'Navigation pile' },
  used: { fr: 'utilisées', en: 'used' },
  missions: { fr: 'Pioche Mission', en: 'Mission pile' },
  of: { fr: 'sur', en: 'of' },
} as const;

/** More units than this are told, not drawn. */
const MANY = 12;

const numberOf = (count: number, lang: Lang): string => {
  const one = lang === 'fr' ? count < 2 : count === 1;
  return `${count} ${one ? words.card[lang] : words.cards[lang]}`;
};

/** The units of a material, those at sea hollow; nothing where there are too many to count. */
export const Units = ({ material, left, units }: { material: MaterialId; left: number; units: number }) =>
  units > MANY ? null : (
    <svg class="rt-units" viewBox={`0 0 ${units * 13} 12`} width={units * 13} height="12" aria-hidden="true">
      {Array.from({ length: units }, (_, i) => (
        <rect
          key={i}
          class={i < left ? `rt-unit rt-unit-${material}` : 'rt-unit rt-unit-0'}
          x={i * 13 + 1}
          y="1"
          width="10"
          height="10"
        />
      ))}
    </svg>
  );

/** The units of each material in stock; those at sea are hollow. */
export const Stock = ({ table, lang }: { table: Table; lang: Lang }) => (
  <div class="rt-stock">
    <p class="small">{words.stock[lang]}</p>
    <ul class="plain">
      {table.box.materials.map(({ id, units }) => {
        const left = stockOf(table, id);
        return (
          <li key={id}>
            <CargoIcon material={id} lang={lang} box={table.box} size={22} plain />
            <span class="rt-stock-n">{capital(materialInWords(id, lang, table.box))}</span>
            <Units material={id} left={left} units={units} />
            <span>
              <b>{left}</b>{' '}
              <span class="small">
                {words.of[lang]} {units}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  </div>
);

const Known = ({
  table,
  faces,
  where,
  lang,
}: {
  table: Table;
  faces: readonly string[];
  where: 'top' | 'bottom';
  lang: Lang;
}) =>
  faces.length === 0 ? null : (
    <div class="rt-known">
      <span class="small">{words[where][lang]}</span>
      <span class="rt-hand">
        {faces.map((face, i) => (
          <ProductCardView key={`${face} ${i}`} table={table} face={face} lang={lang} />
        ))}
      </span>
    </div>
  );

/** The Product pile of a harbor: how many cards, and those that all know. */
export const ProductPileView = ({ table, harbor, lang }: { table: Table; harbor: HarborId; lang: Lang }) => {
  const { top, size, bottom } = pileOf(table, harbor);
  const material = table.box.harbors.find(({ id }) => id === harbor)?.material ?? '';
  return (
    <div class="rt-pile">
      <p class="rt-pile-n">
        <CargoIcon material={material} lang={lang} box={table.box} size={22} plain />
        <b>{harborInWords(harbor, lang, table.box)}</b>
        <span class="small">{numberOf(top.length + size + bottom.length, lang)}</span>
      </p>
      <Known table={table} faces={top} where="top" lang={lang} />
      <Known table={table} faces={bottom} where="bottom" lang={lang} />
    </div>
  );
};

/** The piles that lie on the table: Products, Navigation with the used cards, Missions. */
export const Piles = ({ table, lang }: { table: Table; lang: Lang }) => {
  const used = table.position.used ?? [];
  return (
    <div class="rt-piles">
      <p class="small">{words.products[lang]}</p>
      <div class="rt-pile-row">
        {table.box.harbors.map(({ id }) => (
          <ProductPileView key={id} table={table} harbor={id} lang={lang} />
        ))}
      </div>
      <div class="heaps">
        <span class="heap">
          {words.navigation[lang]} <b>{navigationPile(table)}</b>
        </span>
        <span class="heap">
          {words.missions[lang]} <b>{missionPile(table)}</b>
        </span>
      </div>
      {used.length > 0 && (
        <div class="rt-known">
          <span class="small">
            {words.navigation[lang]}, {words.used[lang]}
          </span>
          <span class="rt-hand">
            {used.map((face, i) => (
              <NavigationCardView key={`${face} ${i}`} face={face} lang={lang} />
            ))}
          </span>
        </div>
      )}
    </div>
  );
};

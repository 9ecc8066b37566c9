import type { Lang } from '@portolan/core';
import type { MissionFace, NavigationFace, ProductFace } from '@portolan/rotterdam';
import { harborInWords, missionName, navigationInWords, productInWords } from '@portolan/rotterdam/rules';
import type { ComponentChildren } from 'preact';
import { CargoIcon } from './Cargo.tsx';
import { isDrawn } from './drawn-cards.ts';
import { makerOf, missionOf, navigationPoints, productOf, type Table } from './model.ts';

const words = {
  value: { fr: 'valeur', en: 'value' },
  points: { fr: 'points', en: 'points' },
  point: { fr: 'point', en: 'point' },
  picked: { fr: 'choisie', en: 'chosen' },
} as const;

const Art = ({ id }: { id: string }) =>
  isDrawn(id) ? (
    <svg class="rt-card-art" viewBox="0 0 48 48" aria-hidden="true">
      <use href={`#rt-card-${id}`} />
    </svg>
  ) : null;

interface FaceProps {
  readonly picked: boolean;
  readonly kind: 'product' | 'navigation' | 'mission';
  readonly back?: boolean;
  readonly lang: Lang;
  readonly children: ComponentChildren;
}

const Card = ({ picked, kind, back = false, lang, children }: FaceProps) => (
  <span class={`rt-card rt-card-${kind}${back ? ' is-back' : ''}${picked ? ' is-on' : ''}`}>
    {children}
    {picked && <span class="sr">, {words.picked[lang]}</span>}
  </span>
);

interface Props<Face> {
  readonly table: Table;
  readonly face: Face;
  readonly lang: Lang;
  readonly picked?: boolean;
}

/** The harbor's mark on a Product card. */
const Maker = ({ table, face, lang }: { table: Table; face: ProductFace; lang: Lang }) => {
  const harbor = makerOf(table, face);
  const material = table.box.harbors.find(({ id }) => id === harbor)?.material;
  return material ? <CargoIcon material={material} lang={lang} box={table.box} size={18} plain /> : null;
};

/** The drawings of some cards side by side, in a line of text; the words beside them name them. Nothing, if one has none. */
export const CardIcons = ({ ids }: { ids: readonly string[] }) =>
  ids.every(isDrawn) ? (
    <svg class="rt-icons" viewBox={`0 0 ${48 * ids.length} 48`} aria-hidden="true">
      {ids.map((id, i) => (
        <use key={`${id} ${i}`} href={`#rt-card-${id}`} x={48 * i} width="48" height="48" />
      ))}
    </svg>
  ) : null;

/** A Product card: what it is, which harbor made it, its value; face down only the harbor is seen. */
export const ProductCardView = ({ table, face, lang, picked = false }: Props<ProductFace>) => {
  const product = productOf(table, face);
  if (!product)
    return (
      <Card kind="product" back picked={picked} lang={lang}>
        <Maker table={table} face={face} lang={lang} />
        <span class="sr">{productInWords(face, lang, table.box)}</span>
        <span class="rt-card-n" aria-hidden="true">
          {harborInWords(makerOf(table, face) ?? '', lang, table.box)}
        </span>
      </Card>
    );
  return (
    <Card kind="product" picked={picked} lang={lang}>
      <span class="rt-card-top">
        <Maker table={table} face={face} lang={lang} />
        <span class="rt-card-v">
          <span class="sr">{words.value[lang]} </span>
          {product.value}
        </span>
      </span>
      <Art id={face} />
      <span class="rt-card-n">{productInWords(face, lang, table.box)}</span>
    </Card>
  );
};

/** A Navigation card. */
export const NavigationCardView = ({ face, lang, picked = false }: Omit<Props<NavigationFace>, 'table'>) =>
  face === '?' ? (
    <Card kind="navigation" back picked={picked} lang={lang}>
      <svg class="rt-card-art" viewBox="-14 -14 28 28" aria-hidden="true">
        <use href="#rt-anchor" />
      </svg>
      <span class="sr">{navigationInWords(face, lang)}</span>
    </Card>
  ) : (
    <Card kind="navigation" picked={picked} lang={lang}>
      <Art id={face} />
      <span class="rt-card-n">{navigationInWords(face, lang)}</span>
      {navigationPoints(face) > 0 && <span class="sr">, {navigationPoints(face)}</span>}
    </Card>
  );

/** A Mission: the products it asks for and its points. */
export const MissionCardView = ({ table, face, lang, picked = false }: Props<MissionFace>) => {
  const mission = missionOf(table, face);
  if (!mission)
    return (
      <Card kind="mission" back picked={picked} lang={lang}>
        <svg class="rt-card-art" viewBox="-60 -60 120 120" aria-hidden="true">
          <use href="#rt-rose" />
        </svg>
        <span class="sr">{missionName(face, lang)}</span>
      </Card>
    );
  return (
    <Card kind="mission" picked={picked} lang={lang}>
      <span class="rt-card-top">
        <span class="rt-card-id">{missionName(face, lang)}</span>
        <span class="rt-card-p">
          <b>{mission.points}</b> {words[mission.points === 1 ? 'point' : 'points'][lang]}
        </span>
      </span>
      {mission.products.map((id, i) => (
        <span key={`${id} ${i}`} class="rt-card-line">
          <Art id={id} />
          {productInWords(id, lang, table.box)}
        </span>
      ))}
    </Card>
  );
};

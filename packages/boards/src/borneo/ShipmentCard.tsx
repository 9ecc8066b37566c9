import type { Card, CompanyId } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { type ReadFace, readFace, type SpiceLetter } from './face.ts';
import { cardInWords, companyOf, spiceName } from './names.ts';

/** Size of a card in its own units; the upper strip that stays visible in a tower is 38 high. */
export const cardSize = { width: 132, height: 178, strip: 38 } as const;

const Frame = ({ height, back = false }: { height: number; back?: boolean }) => (
  <rect class={back ? 'card card-b' : 'card'} x=".75" y=".75" width="130.5" height={height} rx="7" />
);

const rays =
  'M78 89L112 89M77.1 93.6L108.5 106.6M74.5 97.5L98.5 121.5M70.6 100.1L83.6 131.5M66 101L66 135M61.4 100.1L48.4 131.5M57.5 97.5L33.5 121.5M54.9 93.6L23.5 106.6M54 89L20 89M54.9 84.4L23.5 71.4M57.5 80.5L33.5 56.5M61.4 77.9L48.4 46.5M66 77L66 43M70.6 77.9L83.6 46.5M74.5 80.5L98.5 56.5M77.1 84.4L108.5 71.4';

const Back = () => (
  <g>
    <Frame height={176.5} back />
    <rect class="card-bi" x="8" y="8" width="116" height="162" rx="3" />
    <path class="card-bi" d={rays} />
    <circle class="card-bi" cx="66" cy="89" r="48" />
    <circle class="card-bi" cx="66" cy="89" r="10" />
  </g>
);

const Flag = ({ letter, x, y, hit }: { letter: string; x: number; y: number; hit: boolean }) => (
  <>
    <use href={`#flag-${letter}`} x={x - 1.8} y={y - 1.8} width="28.6" height="23.2" />
    {hit && <path class="fl-hit" d={`M${x + 1} ${y + 22.6}h23`} />}
  </>
);

const columns = [39, 69, 99] as const;

const Flags = ({ card, counts }: { card: ReadFace; counts: CompanyId | 'all' | undefined }) => {
  const hit = (letter: ReadFace['lower']) => counts === 'all' || counts === companyOf[letter];
  return (
    <>
      {card.upper.map((letter, i) => (
        <Flag key={i} letter={letter} x={columns[i] ?? 39} y={10} hit={hit(letter)} />
      ))}
      <Flag letter={card.lower} x={39} y={40} hit={hit(card.lower)} />
    </>
  );
};

const Cargo = ({ spice, units }: { spice: SpiceLetter; units: 1 | 2 }) =>
  units === 2 ? (
    <>
      <use href={`#sp-${spice}`} x="7" y="3" width="20" height="20" />
      <text class="x2" x="17" y="34">
        ×2
      </text>
      <use href={`#sp-${spice}`} x="24" y="78" width="50" height="50" />
      <use href={`#sp-${spice}`} x="62" y="92" width="50" height="50" />
    </>
  ) : (
    <>
      <use href={`#sp-${spice}`} x="7" y="8" width="21" height="21" />
      <use href={`#sp-${spice}`} x="38" y="80" width="58" height="58" />
    </>
  );

interface FaceProps {
  /** A face, or `?` for a card face down. */
  readonly card: Card;
  readonly lang: Lang;
  /** Underlines the flags of this company (`all`: every flag), as those that count. */
  readonly counts?: CompanyId | 'all' | undefined;
}

/** A Shipment card as a group, 132 x 178, to be placed inside another drawing. */
export const ShipmentFace = ({ card, lang, counts }: FaceProps) => {
  const read = readFace(card);
  if (!read) return <Back />;
  return (
    <g class="shipment">
      <Frame height={176.5} />
      <path class="card-h" d="M33 8V62M8 67H124" />
      <Flags card={read} counts={counts} />
      <Cargo spice={read.spice} units={read.units} />
      <text class="card-n" x="66" y="164">
        {spiceName(read.spice, lang)}
        {read.units === 2 ? ' ×2' : ''}
      </text>
    </g>
  );
};

const label = (card: Card, lang: Lang): string =>
  readFace(card)
    ? `${lang === 'fr' ? 'Cargaison\u00a0:' : 'Shipment card:'} ${cardInWords(card, lang)}`
    : cardInWords(card, lang);

/** A Shipment card as a picture of its own. */
export const ShipmentCard = ({ card, lang, counts }: FaceProps) => (
  <svg class="c" viewBox={`0 0 ${cardSize.width} ${cardSize.height}`} role="img" aria-label={label(card, lang)}>
    <ShipmentFace card={card} lang={lang} counts={counts} />
  </svg>
);

const Strip = ({ card, lang, counts }: FaceProps) => {
  const read = readFace(card);
  return (
    <svg class="c" viewBox="0 0 132 72" role="img" aria-label={label(card, lang)}>
      <Frame height={70.5} back={!read} />
      {read && (
        <>
          <path class="card-h" d="M33 8V62" />
          <use href={`#sp-${read.spice}`} x="7" y="10" width="21" height="21" />
          {read.units === 2 && (
            <text class="x2" x="17" y="44">
              ×2
            </text>
          )}
          <Flags card={read} counts={counts} />
        </>
      )}
    </svg>
  );
};

/** The visible strip of a card alone: spice and flags, 132 x 72. For lists where whole cards would take too much room. */
export const CardStrip = ({ card, lang, counts }: FaceProps) =>
  useMemo(() => <Strip card={card} lang={lang} counts={counts} />, [card, lang, counts]);

interface CountedProps {
  /** The company whose flags are known. */
  readonly company: CompanyId;
  /** How many flags of it the card bears, 0 to 4. */
  readonly flags: number;
  readonly letter: string;
  readonly lang: Lang;
}

/** A card known only by its flags of one company: a figure, so many flags, the rest dotted. */
export const CountedCard = ({ flags, letter, lang }: CountedProps) => {
  const words =
    lang === 'fr'
      ? `carte avec ${flags} ${flags > 1 ? 'drapeaux' : 'drapeau'} de la compagnie`
      : `card with ${flags} ${flags === 1 ? 'flag' : 'flags'} of the company`;
  return (
    <svg class="c" viewBox="0 0 132 72" role="img" aria-label={words}>
      <Frame height={70.5} />
      <path class="card-h" d="M34 8V64" />
      <text class="tal" x="17.5" y="44">
        {flags}
      </text>
      {[...columns, 39].map((x, i) => (
        <Flag key={i} letter={i < flags ? letter : '0'} x={x} y={i < 3 ? 10 : 40} hit={false} />
      ))}
    </svg>
  );
};

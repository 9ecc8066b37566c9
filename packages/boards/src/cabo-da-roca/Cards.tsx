import type { CardId, PortId, TradeCard } from '@portolan/cabo-da-roca';
import { cardNumber, tileName, zoneNames, zoneSign } from '@portolan/cabo-da-roca/rules';
import type { Lang } from '@portolan/core';
import { goodsName } from './Fleet.tsx';
import { cardOf, type Table } from './model.ts';

/** A trade card in words: goods, prices of the three zones, ports that do not buy. */
export const tradeCardInWords = (table: Table, card: TradeCard, lang: Lang): string => {
  const name = goodsName(table.box, card.good, lang);
  const prices = card.prices.map((price, zone) => `${zoneNames[zone]} ${price}`).join(', ');
  const struck = card.struck.join(', ');
  return lang === 'fr'
    ? `Carte ${cardNumber(card.id, lang)}, ${name}\u00a0: ${prices}\u202f; ports rayés\u00a0: ${struck || 'aucun'}`
    : `Card ${cardNumber(card.id, lang)}, ${name}: ${prices}; struck ports: ${struck || 'none'}`;
};

interface TradeCardProps {
  readonly table: Table;
  readonly card: TradeCard;
  readonly lang: Lang;
  /** The port that the cargo comes from; it is ringed. */
  readonly from?: PortId | null;
}

const gap = (ports: number): number => 148 / Math.max(ports, 1);

/** A trade card: its goods, its prices by zone, all ports with the struck ones crossed out. */
export const TradeCardView = ({ table, card, lang, from }: TradeCardProps) => {
  const { ports } = table.box;
  return (
    <svg class="cb-card" viewBox="0 0 168 108" role="img" aria-label={tradeCardInWords(table, card, lang)}>
      <rect class="card" x="1" y="1" width="166" height="106" rx="7" />
      <text class="cb-card-n" x="12" y="24">
        {goodsName(table.box, card.good, lang)}
      </text>
      <text class="cb-card-id" x="156" y="23">
        {cardNumber(card.id, lang)}
      </text>
      <path class="card-h" d="M10 33H158M60 38V70M108 38V70M10 75H158" />
      {card.prices.map((price, zone) => (
        <g key={zoneNames[zone]} transform={`translate(${36 + zone * 48} 0)`}>
          <text class="cb-card-z" y="47">
            <tspan class="cb-card-r">{zoneNames[zone]}</tspan> {zoneSign(table.box.zones, zone)}
          </text>
          <text class="cb-card-p" y="67">
            {price}
          </text>
        </g>
      ))}
      {ports.map(({ id }, i) => {
        const x = 10 + gap(ports.length) * (i + 0.5);
        const struck = card.struck.includes(id);
        return (
          <g key={id}>
            {id === from && <circle class="cb-from" cx={x} cy="90.5" r="7.6" />}
            <text class={struck ? 'cb-card-l cb-card-s' : 'cb-card-l'} x={x} y="95">
              {id}
            </text>
            {struck && <path class="cb-strike" d={`M${x - 5.5} 97L${x + 5.5} 84`} />}
          </g>
        );
      })}
    </svg>
  );
};

/** A treasure card: what it is worth. */
const TreasureCardView = ({ id, lang }: { id: CardId; lang: Lang }) => {
  const [type, value] = id.split('-');
  const name = tileName(type === 'wreck' ? 'wreck' : 'island', lang);
  return (
    <svg
      class="cb-card"
      viewBox="0 0 168 108"
      role="img"
      aria-label={lang === 'fr' ? `Carte de trésor, ${name}\u00a0: ${value}` : `Treasure card, ${name}: ${value}`}
    >
      <rect class="card" x="1" y="1" width="166" height="106" rx="7" />
      <text class="cb-card-n" x="12" y="24">
        {name}
      </text>
      <path class="card-h" d="M10 33H158" />
      <use href={`#cb-${type === 'wreck' ? 'wreck' : 'island'}`} x="14" y="30" width="76" height="76" />
      <text class="cb-card-v" x="122" y="80">
        {value}
      </text>
    </svg>
  );
};

/** Any card of the pile. */
export const CardView = ({ table, id, lang, from }: { table: Table; id: CardId; lang: Lang; from?: PortId | null }) => {
  const card = cardOf(table, id);
  if (card) return <TradeCardView table={table} card={card} lang={lang} from={from ?? null} />;
  return <TreasureCardView id={id} lang={lang} />;
};

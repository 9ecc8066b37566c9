import type { Card, CardList, CompanyId, Face, HarborId } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { counting } from '@portolan/core/words';
import { readFace, sortCards } from './face.ts';
import { harborInWords, MissionTile } from './HarborCard.tsx';
import { harborOf, missionOf, type Table } from './model.ts';
import { cargoInWords, spiceLetterOf } from './names.ts';
import { ShipmentCard } from './ShipmentCard.tsx';

const Marked = ({ wrong, children }: { wrong: boolean; children: preact.ComponentChildren }) =>
  wrong ? (
    <span class="extra">
      {children}
      <svg class="x" viewBox="0 0 32 32" aria-hidden="true">
        <use href="#sign-illegal" />
      </svg>
    </span>
  ) : (
    children
  );

interface HandProps {
  readonly cards: CardList;
  readonly lang: Lang;
  /** Cards that are raised: those played or chosen, by face. */
  readonly played?: readonly Face[];
  /** Faces with a red frame and a cross. */
  readonly wrong?: readonly Face[];
  readonly counts?: CompanyId | 'all' | undefined;
}

/** Backs drawn side by side before a number takes over. */
const mostBacks = 4;

const hiddenCount = counting({ fr: ['carte cachée', 'cartes cachées'], en: ['card face down', 'cards face down'] });

const Backs = ({ count, lang }: { count: number; lang: Lang }) => {
  const words = hiddenCount(count, lang);
  if (count <= mostBacks)
    return (
      <span class="kept backs">
        {Array.from({ length: count }, (_, i) => (
          <ShipmentCard key={i} card="?" lang={lang} />
        ))}
      </span>
    );
  return (
    <span class="kept backs pile">
      <ShipmentCard card="?" lang={lang} />
      <b aria-hidden="true">×{count}</b>
      <span class="sr">{words}</span>
    </span>
  );
};

/** Takes the cards named out of a list, one copy each: those that are played, and those that stay. */
const splitPlayed = (cards: readonly Card[], played: readonly Face[]): { up: Card[]; kept: Card[] } => {
  const left = [...played];
  const up: Card[] = [];
  const kept: Card[] = [];
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) kept.push(card);
    else {
      left.splice(at, 1);
      up.push(card);
    }
  }
  return { up: [...up, ...left], kept };
};

/** A hand: cards played stand raised at the left, the rest overlap at the right, unknown cards show their back. */
export const Hand = ({ cards, lang, played = [], wrong = [], counts }: HandProps) => {
  const { known, unknown } = sortCards(cards);
  const { up, kept } = splitPlayed(known, played);
  const hiddenPlayed = Math.max(0, up.length + kept.length - known.length);
  return (
    <div class="hand">
      {up.map((card, i) => (
        <span key={i} class="played">
          <Marked wrong={wrong.includes(card)}>
            <ShipmentCard card={card} lang={lang} counts={counts} />
          </Marked>
        </span>
      ))}
      {kept.length > 0 && (
        <span class="kept">
          {kept.map((card, i) => (
            <ShipmentCard key={i} card={card} lang={lang} />
          ))}
        </span>
      )}
      {unknown - hiddenPlayed > 0 && <Backs count={unknown - hiddenPlayed} lang={lang} />}
    </div>
  );
};

/** One spice in a warehouse, 56 x 60: what is printed on it, without its flags. */
export const SpiceChip = ({ card, lang }: { card: Card; lang: Lang }) => {
  const read = readFace(card);
  return (
    <svg class="chip" viewBox="0 0 56 60" role="img" aria-label={cargoInWords(card, lang)}>
      <rect class={read ? 'card' : 'card card-b'} x=".75" y=".75" width="54.5" height="58.5" rx="5" />
      {read && <use href={`#sp-${read.spice}`} x="9" y={read.units === 2 ? 4 : 11} width="38" height="38" />}
      {read?.units === 2 && (
        <text class="x2" x="28" y="54">
          ×2
        </text>
      )}
    </svg>
  );
};

/** A Harbor card in a warehouse: its name and its spice. */
export const HarborChip = ({ table, id, lang }: { table: Table; id: HarborId; lang: Lang }) => {
  const harbor = harborOf(table, id);
  if (!harbor) return null;
  return (
    <svg class="chip chip-hb" viewBox="0 0 84 60" role="img" aria-label={harborInWords(harbor, lang)}>
      <rect class="card harbor" x=".75" y=".75" width="82.5" height="58.5" rx="5" />
      <text class="chip-n" x="42" y="15">
        {harbor.name}
      </text>
      <use href={`#sp-${spiceLetterOf[harbor.spice]}`} x="25" y="20" width="34" height="34" />
    </svg>
  );
};

interface WarehouseProps {
  readonly table: Table;
  readonly seat: number;
  readonly lang: Lang;
  /** Cards paid or meant, by face or Harbor id: they stand raised. */
  readonly chosen?: readonly (Face | HarborId)[];
  readonly wrong?: readonly (Face | HarborId)[];
}

/** A warehouse: spices as small tiles, Harbor cards, then the Missions won. */
export const Warehouse = ({ table, seat, lang, chosen = [], wrong = [] }: WarehouseProps) => {
  const { shipments = [], harbors = [], missions = [] } = table.position.warehouses?.[seat] ?? {};
  const { known, unknown } = sortCards(shipments);
  const { up, kept } = splitPlayed([...known, ...harbors], chosen);
  const empty = up.length + kept.length + unknown + missions.length === 0;
  const piece = (id: string) =>
    harborOf(table, id) ? <HarborChip table={table} id={id} lang={lang} /> : <SpiceChip card={id} lang={lang} />;
  return (
    <div class="store">
      {empty && <span class="small">{lang === 'fr' ? 'rien' : 'nothing'}</span>}
      {up.map((id, i) => (
        <span key={i} class="paid">
          <Marked wrong={wrong.includes(id)}>{piece(id)}</Marked>
        </span>
      ))}
      {kept.map((id, i) => (
        <span key={i}>{piece(id)}</span>
      ))}
      {unknown > 0 && (
        <span class="pile">
          <SpiceChip card="?" lang={lang} />
          <b>×{unknown}</b>
        </span>
      )}
      {missions.map((id) => {
        const mission = missionOf(table, id);
        return mission && <MissionTile key={id} mission={mission} lang={lang} />;
      })}
    </div>
  );
};

/** The row of Missions; some may be marked as meant, others as wrong. */
export const MissionRow = ({
  table,
  ids,
  lang,
  chosen = [],
}: {
  table: Table;
  ids: readonly string[];
  lang: Lang;
  chosen?: readonly string[];
}) => (
  <div class="bo-ms">
    {ids.map((id) => {
      const mission = missionOf(table, id);
      return (
        mission && (
          <span key={id} class={chosen.includes(id) ? 'ms-w is-meant' : 'ms-w'}>
            <MissionTile mission={mission} lang={lang} />
          </span>
        )
      );
    })}
  </div>
);

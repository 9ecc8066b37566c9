/**
 * What a sheet of Borneo shows.
 *
 * @module
 */
import { borneo, type CardList, type CompanyId } from '@portolan/borneo';
import { rules } from '@portolan/borneo/rules';
import type { Lang, Seat } from '@portolan/core';
import { say } from '@portolan/core/words';
import { Symbols } from '../Symbols.tsx';
import { type Block, columns, panel, picture, row, stack, text } from '../svg/blocks.ts';
import { counted, head, line, piece, pile, player, times, token } from '../svg/kit.tsx';
import { drawer, type SheetParts } from '../svg/sheet.ts';
import { roles } from './Board.tsx';
import { HarborChip, SpiceChip } from './Cards.tsx';
import { type ColumnMarks, CompanyColumn } from './CompanyColumn.tsx';
import { pointsCount } from './counts.ts';
import type { Fight, FightSide } from './FightView.tsx';
import { cardCount, sortCards } from './face.ts';
import { standingFight } from './fight-scene.ts';
import { MissionTile } from './HarborCard.tsx';
import { columnsOf, countsMatter, missionOf, type Table, type TowerModel, towerOf } from './model.ts';
import { companyName, phaseName } from './names.ts';
import { PirateShip } from './PirateShip.tsx';
import { readTable } from './read-table.ts';
import { CardStrip, ShipmentCard } from './ShipmentCard.tsx';
import { BorneoSymbols } from './Symbols.tsx';
import { sceneOf } from './scene.ts';
import type { Scene } from './scene-kinds.ts';
import { Tower } from './Tower.tsx';
import { tableInWords } from './words.ts';

/** Cards of a hand, those face down last. */
const cardsOf = (list: CardList, lang: Lang, counts?: CompanyId | 'all'): Block[] => {
  const { known, unknown } = sortCards(list);
  return [
    ...known.map((card) => piece(<CardStrip card={card} lang={lang} counts={counts} />, 52)),
    ...(unknown > 0 ? [times(piece(<ShipmentCard card="?" lang={lang} />, 52), unknown)] : []),
  ];
};

/** The fight that a move is about, or the one that is on. */
const fightOf = (table: Table, proposed: Scene | undefined): Fight | undefined => {
  const scene = proposed?.kind === 'fight' ? proposed : standingFight(table, undefined, []);
  return scene?.kind === 'fight' ? scene.fight : undefined;
};

const side = ({ seat, played, sum }: FightSide, verb: string, { counts }: Fight, lang: Lang): Block =>
  row([
    token(seat, lang),
    text(verb),
    ...(played ? cardsOf(played, lang, counts) : []),
    text(sum, { bold: true, size: 18 }),
  ]);

const fightParts = (fight: Fight | undefined, lang: Lang): Block[] =>
  fight
    ? [
        panel(
          stack([
            side(fight.attack, say(lang, 'attaque', 'attacks'), fight, lang),
            side(fight.defense, say(lang, 'défend', 'defends'), fight, lang),
          ]),
          { data: { fight: fight.company } },
        ),
      ]
    : [];

const marksOf = (fight: Fight | undefined, company: CompanyId, scene: Scene | undefined): ColumnMarks => {
  if (fight?.company === company) return fight;
  return (scene?.kind === 'companies' && scene.marks[company]) || {};
};

const companiesOf = (table: Table, fight: Fight | undefined, lang: Lang, scene: Scene | undefined): Block =>
  row(
    columnsOf(table).map(({ company, column }) =>
      picture(
        <CompanyColumn
          company={company}
          column={column}
          spaces={table.box.spacesPerCompany}
          lang={lang}
          marks={marksOf(fight, company, scene)}
        />,
        { data: { company } },
      ),
    ),
    20,
  );

/** The cards of a port that a move is about: one played there, as if it lay there, or one that is taken. */
const framedIn = ({ cards }: TowerModel, { extra, taken }: { extra?: string; taken?: string }): number[] => {
  const at = extra ? cards.length - 1 : taken === undefined ? -1 : cards.lastIndexOf(taken);
  return at < 0 ? [] : [at];
};

const towersOf = (table: Table, lang: Lang, scene: Scene | undefined): Block[] =>
  ([1, 2, 3] as const).map((port) => {
    const here = scene?.kind === 'port' && scene.port === port ? scene : undefined;
    const tower = towerOf(table, port, here?.extra);
    return stack(
      [
        text(`Port ${port}`, { bold: true }),
        picture(
          <Tower
            tower={tower}
            lang={lang}
            framed={here ? framedIn(tower, here) : []}
            wrong={here?.wrong ?? false}
            counted={countsMatter(table, tower)}
          />,
          { data: { port } },
        ),
      ],
      4,
    );
  });

const picksOf = ({ position: { distribution } }: Table, lang: Lang): readonly Block[] =>
  line(
    say(lang, 'Prennent encore, dans l’ordre', 'Still to pick, in order'),
    (distribution?.picks ?? []).map((pick) =>
      row([token(pick.seat, lang, 26), text(`${companyName(pick.company, lang)} ${pick.rank}`, { size: 14 })], 3),
    ),
  );

const missionTiles = (table: Table, ids: readonly string[], lang: Lang): Block[] =>
  ids.flatMap((id) => {
    const mission = missionOf(table, id);
    return mission ? [picture(<MissionTile mission={mission} lang={lang} />, { height: 54 })] : [];
  });

const pilesOf = (table: Table, lang: Lang): Block => {
  const { pile: closed, discard, harborPile = [], pirateShip } = table.position;
  return stack([
    pile(say(lang, 'Pioche', 'Pile'), cardCount(closed), piece(<ShipmentCard card="?" lang={lang} />, 40)),
    pile(say(lang, 'Défausse', 'Discard'), cardCount(discard)),
    pile(say(lang, 'Cartes Port', 'Harbor cards'), harborPile.length),
    ...(pirateShip === 'cove' ? [piece(<PirateShip where="cove" lang={lang} />, 56)] : []),
  ]);
};

const warehouseOf = (table: Table, seat: Seat, lang: Lang): Block[] => {
  const { shipments = [], harbors = [], missions = [] } = table.position.warehouses?.[seat] ?? {};
  const { known, unknown } = sortCards(shipments);
  return [
    ...counted(
      known.map((card) => card.slice(card.indexOf(':'))),
      (cargo) => piece(<SpiceChip card={known.find((card) => card.endsWith(cargo)) ?? '?'} lang={lang} />, 46),
    ),
    ...(unknown > 0 ? [times(piece(<SpiceChip card="?" lang={lang} />, 46), unknown)] : []),
    ...harbors.map((id) => piece(<HarborChip table={table} id={id} lang={lang} />, 50)),
    ...missionTiles(table, missions, lang),
  ];
};

const playerOf = (table: Table, seat: Seat, lang: Lang): Block => {
  const { hands = [], active, result, pirateShip } = table.position;
  const hand = hands[seat] ?? [];
  const role = [
    ...(result?.winners.includes(seat) ? [say(lang, 'gagne', 'wins')] : []),
    ...[roles(table, seat, lang)].filter((one) => one !== ''),
  ];
  return player({
    seat,
    lang,
    on: active === seat,
    roles: role,
    score: result ? pointsCount(result.scores[seat] ?? 0, lang) : undefined,
    lines: [
      ...line(say(lang, 'Main', 'Hand'), cardsOf(hand, lang)),
      ...line(say(lang, 'Entrepôt', 'Warehouse'), [
        ...warehouseOf(table, seat, lang),
        ...(pirateShip === seat ? [piece(<PirateShip where={seat} lang={lang} />, 56)] : []),
      ]),
    ],
  });
};

const partsOf = (table: Table, lang: Lang, scene: Scene | undefined): SheetParts => {
  const { seats, missions = [], phase = 'mission', active } = table.position;
  const fight = fightOf(table, scene);
  const turn = row([
    ...(typeof active === 'number' ? [token(active, lang, 26)] : []),
    text(phaseName(phase, lang), { size: 17 }),
  ]);
  return {
    title: rules.title[lang],
    words: tableInWords(table, lang),
    symbols: [<Symbols key="all" />, <BorneoSymbols key="own" lang={lang} />],
    style: 'borneo/borneo.css',
    blocks: [
      head(rules.title[lang], [turn]),
      ...fightParts(fight, lang),
      ...picksOf(table, lang),
      companiesOf(table, fight, lang, scene),
      columns(2, [
        ...towersOf(table, lang, scene),
        stack([...line(say(lang, 'Missions offertes', 'Missions on offer'), missionTiles(table, missions, lang))]),
        pilesOf(table, lang),
      ]),
      ...Array.from({ length: seats }, (_, seat) => playerOf(table, seat, lang)),
    ],
  };
};

/**
 * A position of Borneo as one SVG that stands alone, where the style sheets of this package are not on disk: in a
 * browser. It is given them by their paths in the package, `themes.css` or `borneo/borneo.css`.
 */
export const renderWith = drawer({ game: borneo, read: readTable, sceneOf, partsOf });

import type { HarborCard as Harbor, MissionTile as Mission, SpiceId } from '@portolan/borneo';
import type { Lang } from '@portolan/core';
import { useMemo } from 'preact/hooks';
import { missionInWords, spiceLetterOf, spiceName, spices } from './names.ts';

/** A Harbor card as a group, 132 x 84: name, monopoly value in a pennant, spice, capacity on two cards. */
export const HarborFace = ({ harbor }: { harbor: Harbor }) => (
  <g>
    <rect class="card harbor" x=".75" y=".75" width="130.5" height="82.5" rx="7" />
    <text class="hb-n" x="66" y="22">
      {harbor.name}
    </text>
    <path class="card-h" d="M10 30H122" />
    <path class="hb-b" d="M14 40H44V66L29 73L14 66Z" />
    <text class="hb-v" x="29" y="61">
      {harbor.monopoly}
    </text>
    <use href={`#sp-${spiceLetterOf[harbor.spice]}`} x="51" y="40" width="30" height="30" />
    <rect class="hb-b" x="92" y="44" width="22" height="28" rx="3" />
    <rect class="hb-b" x="96" y="40" width="22" height="28" rx="3" />
    <text class="hb-v" x="107" y="60">
      {harbor.capacity}
    </text>
  </g>
);

/** "Kuching (cannelle, 6 drapeaux, 4 cartes)". */
export const harborInWords = (harbor: Harbor, lang: Lang): string => {
  const spice = spiceName(spiceLetterOf[harbor.spice], lang);
  return lang === 'fr'
    ? `${harbor.name} (${spice}, ${harbor.monopoly} drapeaux, ${harbor.capacity} cartes)`
    : `${harbor.name} (${spice}, ${harbor.monopoly} flags, ${harbor.capacity} cards)`;
};

/** A Harbor card as a picture of its own. */
export const HarborCard = ({ harbor, lang }: { harbor: Harbor; lang: Lang }) =>
  useMemo(
    () => (
      <svg class="c" viewBox="0 0 132 84" role="img" aria-label={harborInWords(harbor, lang)}>
        <HarborFace harbor={harbor} />
      </svg>
    ),
    [harbor, lang],
  );

const units = (need: Mission['need']): SpiceId[] =>
  spices.flatMap((spice) => Array.from({ length: need[spice] ?? 0 }, () => spice));

/** "2 cannelle, 1 girofle". */
export const needInWords = (need: Mission['need'], lang: Lang): string =>
  spices
    .filter((spice) => need[spice])
    .map((spice) => `${need[spice]} ${spiceName(spiceLetterOf[spice], lang)}`)
    .join(', ');

const columnsFor = (count: number): number =>
  count <= 3 ? count : count === 4 ? 2 : count <= 6 ? 3 : Math.ceil(count / 2);

const Tile = ({ mission, lang }: { mission: Mission; lang: Lang }) => {
  const asked = units(mission.need);
  const columns = columnsFor(asked.length);
  const size = columns <= 3 ? 17 : Math.min(13, 52 / columns);
  const pitch = size + 1;
  const rows = Math.ceil(asked.length / columns);
  const left = 62.5 - (columns * pitch - 1) / 2;
  const top = 26.5 - (rows * (size + 2) - 2) / 2;
  return (
    <svg class="ms" viewBox="0 0 94 54" role="img" aria-label={missionInWords(mission, lang)}>
      <rect class="tile" x="1" y="1" width="92" height="52" rx="4" />
      <path class="card-h" d="M33 8V46" />
      <text class="ms-v" x="17.5" y="34">
        {mission.vp}
      </text>
      {asked.map((spice, i) => (
        <use
          key={i}
          href={`#sp-${spiceLetterOf[spice]}`}
          x={left + (i % columns) * pitch}
          y={top + Math.floor(i / columns) * (size + 2)}
          width={size}
          height={size}
        />
      ))}
    </svg>
  );
};

/** A Mission tile, 94 x 54: points at the left, one drawing for each unit asked. */
export const MissionTile = ({ mission, lang }: { mission: Mission; lang: Lang }) =>
  useMemo(() => <Tile mission={mission} lang={lang} />, [mission, lang]);

import type { Lang } from '@portolan/core';
import type { Edition } from '@portolan/rotterdam';
import type { EndPlayer } from '@portolan/rotterdam/checkers';
import { Segment, Stepper } from '../../../kit/controls.tsx';
import { both } from '../../../kit/text.ts';
import { FaceList, missionFaces, navigationFaces, productFaces } from '../parts/FaceList.tsx';
import { riverTable } from '../parts/tables.ts';

const texts = {
  missions: both('Missions visibles', 'Missions shown'),
  byPoints: both('leurs points', 'their points'),
  byCard: both('leurs cartes', 'their cards'),
  points: both('Points de Mission', 'Mission points'),
  laid: both('Cartes à points posées', 'Point cards laid'),
  navigation: both('Cartes Navigation en main', 'Navigation cards in hand'),
  products: both('Produits en main', 'Products in hand'),
} as const;

type Cards = 'laid' | 'navigation' | 'products';

/** A player with other cards; an empty list is left out. */
const withCards = (player: EndPlayer, key: Cards, cards: readonly string[]): EndPlayer => {
  const { [key]: _, ...others } = player;
  return cards.length > 0 ? { ...others, [key]: cards } : others;
};

interface Props {
  readonly lang: Lang;
  readonly box: Edition;
  readonly player: EndPlayer;
  readonly problemAt: (path: string) => string | undefined;
  readonly onChange: (player: EndPlayer) => void;
}

/** What a player has at the end; unknown cards may be among it. */
export const CountFields = ({ lang, box, player, problemAt, onChange }: Props) => {
  const { missions } = player;
  const counted = typeof missions === 'number';
  const sum = counted
    ? missions
    : missions.reduce((all, id) => all + (box.missions.find((one) => one.id === id)?.points ?? 0), 0);
  const cards = (key: Cards, faces: Parameters<typeof FaceList>[0]['faces']) => (
    <FaceList
      lang={lang}
      label={texts[key][lang]}
      value={player[key] ?? []}
      faces={faces}
      error={problemAt(key)}
      onChange={(next) => onChange(withCards(player, key, next))}
    />
  );
  return (
    <div class="rows">
      <Segment
        label={texts.missions[lang]}
        value={counted ? 'points' : 'cards'}
        options={[
          { value: 'points', label: texts.byPoints[lang] },
          { value: 'cards', label: texts.byCard[lang] },
        ]}
        onChange={(how) => onChange({ ...player, missions: how === 'points' ? sum : [] })}
      />
      {counted ? (
        <Stepper
          lang={lang}
          label={texts.points[lang]}
          value={missions}
          min={0}
          max={99}
          error={problemAt('missions')}
          onChange={(next) => onChange({ ...player, missions: next })}
        />
      ) : (
        <FaceList
          lang={lang}
          label={texts.missions[lang]}
          value={missions}
          faces={missionFaces(riverTable(box, []), lang)}
          distinct
          error={problemAt('missions')}
          onChange={(next) => onChange({ ...player, missions: next })}
        />
      )}
      {cards('laid', navigationFaces(lang, false, ['advantage', 'extra-advantage']))}
      {cards('navigation', navigationFaces(lang, true))}
      {cards('products', productFaces(box, lang, 'kind'))}
    </div>
  );
};

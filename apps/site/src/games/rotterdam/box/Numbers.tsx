import { type NavigationId, navigationIds } from '@portolan/rotterdam';
import { navigationInWords } from '@portolan/rotterdam/rules';
import { Stepper } from '../../../kit/controls.tsx';
import { fill } from '../../../kit/text.ts';
import type { Draft } from './draft.ts';
import type { BoxProps } from './errors.ts';
import { words } from './words.ts';

/** The most copies of a card, and the most ships of a player. */
const MOST_COPIES = 99;
const MOST_SHIPS = 9;

const withCopies = ({ navigation }: Draft, card: NavigationId, copies: number): Draft['navigation'] =>
  navigation.some(({ id }) => id === card)
    ? navigation.map((old) => (old.id === card ? { ...old, copies } : old))
    : [...navigation, { id: card, copies }];

/** How many Navigation cards there are of each kind. */
export const Navigation = ({ lang, draft, change, errorAt }: BoxProps) => {
  const places = new Map<string, number>(draft.navigation.map(({ id }, i) => [id, i]));
  const strange = draft.navigation.flatMap(({ id }, i) =>
    navigationIds.includes(id) ? [] : [errorAt(`navigation[${i}]`)],
  );
  return (
    <>
      <div class="rows">
        {navigationIds.map((card) => {
          const at = places.get(card);
          return (
            <Stepper
              key={card}
              lang={lang}
              label={navigationInWords(card, lang)}
              value={at === undefined ? 0 : (draft.navigation[at]?.copies ?? 0)}
              min={0}
              max={MOST_COPIES}
              error={at === undefined ? undefined : errorAt(`navigation[${at}]`)}
              onChange={(copies) => change({ navigation: withCopies(draft, card, copies) })}
            />
          );
        })}
      </div>
      {strange[0] && <p class="err">{strange[0]}</p>}
      <p class="small">
        {fill(words.total[lang], { n: draft.navigation.reduce((sum, { copies }) => sum + copies, 0) })}
      </p>
    </>
  );
};

/** How many ships each player has. */
export const Ships = ({ lang, draft, change, errorAt }: BoxProps) => (
  <div class="rows">
    {([2, 3, 4] as const).map((seats) => (
      <Stepper
        key={seats}
        lang={lang}
        label={fill(words.shipsOf[lang], { n: seats })}
        value={draft.shipsPerPlayer[seats]}
        min={1}
        max={MOST_SHIPS}
        error={errorAt(`shipsPerPlayer.${seats}`)}
        onChange={(ships) => change({ shipsPerPlayer: { ...draft.shipsPerPlayer, [seats]: ships } })}
      />
    ))}
  </div>
);

import { connected, GraphPicture, movedTo, type Picked, recolored, without } from '@portolan/boards/rotterdam';
import type { Problem } from '@portolan/core';
import { reconstructed } from '@portolan/rotterdam';
import { useMemo, useState } from 'preact/hooks';
import { Segment } from '../../../kit/controls/choices.tsx';
import { AddButton } from '../../../kit/controls/groups.tsx';
import { fill } from '../../../kit/text.ts';
import { Fold } from '../../../position/Fold.tsx';
import { ColorField } from '../parts/fields.tsx';
import { Colors } from './Colors.tsx';
import type { Draft } from './draft.ts';
import { placeAdded } from './edits.ts';
import type { BoxProps } from './errors.ts';
import { Panel } from './Panel.tsx';
import { ChannelRows, PlaceRows } from './Rows.tsx';
import { words } from './words.ts';

interface Props extends BoxProps {
  readonly problems: readonly Problem[];
  readonly picked: Picked | undefined;
  readonly pick: (picked: Picked | undefined) => void;
}

/** The river of a box: its picture, the fields of what is chosen on it, and everything once more in lines. */
export const MapFields = (props: Props) => {
  const { lang, draft, change, picked, pick, errorAt, problems } = props;
  const [mode, setMode] = useState<'move' | 'connect'>('move');
  const [wanted, setColor] = useState(draft.colors[0] ?? '');
  const color = draft.colors.includes(wanted) ? wanted : (draft.colors[0] ?? '');
  const { positions: places, channels: ways, harbors, colors } = draft;
  // The river is drawn anew only when it has changed.
  const box = useMemo(() => ({ ...reconstructed, ...draft }), [places, ways, harbors, colors]);
  const set = ({ positions, channels }: Pick<Draft, 'positions' | 'channels'>): void => change({ positions, channels });
  const isBad = (part: string): boolean => problems.some(({ path }) => path.startsWith(part));
  return (
    <section class="rb-map" aria-label={words.map[lang]}>
      <div class="rb-tools">
        <Segment
          label={words.mode[lang]}
          value={mode}
          options={(['move', 'connect'] as const).map((value) => ({ value, label: words[value][lang] }))}
          onChange={(next) => {
            setMode(next);
            pick(undefined);
          }}
        />
        <ColorField lang={lang} label={words.newColor[lang]} value={color} box={box} onChange={setColor} />
        <AddButton
          label={words.addPlace[lang]}
          onClick={() => {
            const { id, ...changes } = placeAdded(draft, picked?.kind === 'place' ? picked.id : undefined);
            change(changes);
            pick({ kind: 'place', id });
          }}
        />
      </div>
      <div class="rb-sheet" data-spots="">
        <div class="board">
          <GraphPicture
            box={box}
            problems={problems}
            picked={picked}
            mode={mode}
            onPick={pick}
            onMove={(id, x, y) => set(movedTo(draft, id, x, y))}
            onConnect={(from, to) => set(connected(draft, from, to, color))}
            onRecolor={(from, to, next) => set(recolored(draft, from, to, next))}
            onRemove={(one) => {
              set(without(draft, one));
              pick(undefined);
            }}
            lang={lang}
            name="box"
          />
        </div>
        <div class="rb-panel" aria-live="polite">
          <Panel {...props} color={color} />
        </div>
      </div>
      <Fold title={fill(words.allPlaces[lang], { n: draft.positions.length })} wrong={isBad('positions')}>
        <PlaceRows lang={lang} draft={draft} change={change} errorAt={errorAt} pick={pick} />
      </Fold>
      <Fold title={fill(words.allChannels[lang], { n: draft.channels.length })} wrong={isBad('channels')}>
        <ChannelRows lang={lang} draft={draft} change={change} pick={pick} />
      </Fold>
      <Fold title={words.colors[lang]} wrong={isBad('colors')}>
        <Colors lang={lang} draft={draft} change={change} />
      </Fold>
    </section>
  );
};

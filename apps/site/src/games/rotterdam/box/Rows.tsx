import { type Picked, without } from '@portolan/boards/rotterdam';
import { colorInWords } from '@portolan/rotterdam/rules';
import type { ComponentChildren } from 'preact';
import { SelectCell } from '../../../box/cells.tsx';
import { AddButton, RemoveButton } from '../../../kit/controls.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { fill } from '../../../kit/text.ts';
import { withOdd } from '../parts/fields.tsx';
import { changedAt, channelReversed, withoutAt } from './edits.ts';
import { type BoxProps, channelName } from './errors.ts';
import { PlaceName, roleOptions, roleValue, withRoleValue } from './places.tsx';
import { words } from './words.ts';

interface Props extends BoxProps {
  readonly pick: (picked: Picked | undefined) => void;
}

/** A line of a list of things, with what is wrong in it below. */
export const Line = ({ wrong, children }: { wrong: string | undefined; children: ComponentChildren }) => (
  <li class={wrong ? 'is-bad' : undefined}>
    {children}
    {wrong && <p class="err">{wrong}</p>}
  </li>
);

/** Chooses a thing on the map. */
const Show = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" class="btn btn-q btn-i rb-show" aria-label={label} title={label} onClick={onClick}>
    <Icon name="aim" />
  </button>
);

/** Every position in a line: its name, what it is. */
export const PlaceRows = (props: Props) => {
  const { lang, draft, change, errorAt, pick } = props;
  return (
    <ul class="rb-rows rb-places">
      {draft.positions.map((place, i) => (
        // A position keeps its line while its name is typed.
        <Line key={i} wrong={errorAt(`positions[${i}]`)}>
          <PlaceName {...props} errorAt={() => undefined} at={i} onRenamed={(_, id) => pick({ kind: 'place', id })} />
          <SelectCell
            label={fill(words.cellOf[lang], { what: words.role[lang], name: place.id })}
            value={roleValue(place)}
            options={roleOptions(draft, place, lang)}
            onChange={(value) => change(withRoleValue(draft, i, value))}
          />
          <Show
            label={fill(words.showOne[lang], { place: place.id })}
            onClick={() => pick({ kind: 'place', id: place.id })}
          />
          <RemoveButton
            label={fill(words.removePlace[lang], { id: place.id })}
            onClick={() => {
              const { positions, channels } = without(draft, { kind: 'place', id: place.id });
              change({ positions, channels });
            }}
          />
        </Line>
      ))}
    </ul>
  );
};

/** Every channel in a line: where from, where to, its color. */
export const ChannelRows = ({ lang, draft, change, errorAt, pick }: Props) => {
  const places = draft.positions.map(({ id }) => ({ value: id, label: id }));
  const colors = draft.colors.map((color) => ({ value: color, label: colorInWords(color, lang) }));
  return (
    <>
      <ul class="rb-rows rb-channels">
        {draft.channels.map((channel, i) => {
          const name = channelName(channel);
          const label = (what: keyof typeof words): string =>
            fill(words.cellOf[lang], { what: words[what][lang], name });
          const set = (part: Partial<typeof channel>): void => change({ channels: changedAt(draft.channels, i, part) });
          return (
            // A channel keeps its line while its ends change.
            <Line key={i} wrong={errorAt(`channels[${i}]`)}>
              <SelectCell
                label={label('from')}
                value={channel.from}
                options={withOdd(places, channel.from)}
                onChange={(from) => set({ from })}
              />
              <SelectCell
                label={label('to')}
                value={channel.to}
                options={withOdd(places, channel.to)}
                onChange={(to) => set({ to })}
              />
              <SelectCell
                label={label('color')}
                value={channel.color}
                options={withOdd(colors, channel.color)}
                onChange={(color) => set({ color })}
              />
              <button
                type="button"
                class="btn btn-q btn-i rb-reverse"
                aria-label={fill(words.reverseOne[lang], { name })}
                title={fill(words.reverseOne[lang], { name })}
                onClick={() => change(channelReversed(draft, i))}
              >
                <Icon name="swap" />
              </button>
              <Show
                label={fill(words.showOne[lang], { place: name })}
                onClick={() => pick({ kind: 'channel', from: channel.from, to: channel.to })}
              />
              <RemoveButton
                label={fill(words.removeChannel[lang], { name })}
                onClick={() => change({ channels: withoutAt(draft.channels, i) })}
              />
            </Line>
          );
        })}
      </ul>
      <AddButton
        label={words.addChannel[lang]}
        onClick={() =>
          change({
            channels: [
              ...draft.channels,
              {
                from: draft.positions[0]?.id ?? '',
                to: draft.positions[1]?.id ?? '',
                color: draft.colors[0] ?? '',
              },
            ],
          })
        }
      />
    </>
  );
};

import { type Picked, without } from '@portolan/boards/rotterdam';
import { type Channel, editionSchema } from '@portolan/rotterdam';
import { colorInWords } from '@portolan/rotterdam/rules';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { SelectCell } from '../../../box/cells.tsx';
import { type Column, rowsOf } from '../../../box/Rows.tsx';
import { FieldErr } from '../../../kit/controls/FieldErr.tsx';
import { RemoveButton } from '../../../kit/controls/groups.tsx';
import { useField } from '../../../kit/form.tsx';
import { IconOf } from '../../../kit/Icon.tsx';
import { SWAP } from '../../../kit/swap.ts';
import { fill } from '../../../kit/text.ts';
import { withOdd } from '../parts/fields.tsx';
import type { Draft } from './draft.ts';
import { channelReversed } from './edits.ts';
import { type BoxProps, channelName } from './errors.ts';
import { PlaceName, roleOptions, roleValue, withRoleValue } from './places.tsx';
import { words } from './words.ts';

/** Cross hairs: a place is shown on the map. */
const AIM = 'M14.5 10A4.5 4.5 0 1 1 5.5 10A4.5 4.5 0 1 1 14.5 10M10 2.5V7M10 13V17.5M2.5 10H7M13 10H17.5';

interface Props extends BoxProps {
  readonly pick: (picked: Picked | undefined) => void;
}

/** A line of a list of things, with what is wrong in it below. */
export const Line = ({ at, name, children }: { at: string; name: string; children: ComponentChildren }) => {
  const { id, error } = useField(at, name);
  return (
    <li class={error ? 'is-bad' : undefined} id={id}>
      {children}
      <FieldErr of={id} says={error} />
    </li>
  );
};

/** Chooses a thing on the map. */
const Show = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <button type="button" class="btn btn-q btn-i rb-show" aria-label={label} title={label} onClick={onClick}>
    <IconOf d={AIM} />
  </button>
);

/** Every position in a line: its name, what it is. */
export const PlaceRows = (props: Props) => {
  const { lang, draft, change, pick } = props;
  return (
    <ul class="box-rows rb-places">
      {draft.positions.map((place, i) => (
        // A position keeps its line while its name is typed.
        <Line key={i} at={`positions[${i}]`} name={place.id}>
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

const channelCell = (end: 'from' | 'to'): Column<Channel, Draft> => ({
  at: end,
  head: words[end],
  options: ({ row, whole }) =>
    withOdd(
      whole.positions.map(({ id }) => ({ value: id, label: id })),
      row[end],
    ),
});

/** Every channel in a line: where from, where to, its color. */
export const ChannelRows = ({ pick, ...props }: Pick<Props, 'lang' | 'draft' | 'change' | 'pick'>) => {
  const Channels = useMemo(() => channelsOf(pick), []);
  return <Channels lang={props.lang} path="channels" label="" whole={props.draft} set={props.change} />;
};

const channelsOf = (pick: Props['pick']) =>
  rowsOf<Channel, Draft>({
    shape: editionSchema,
    list: true,
    class: 'rb-channels',
    name: ({ row }) => channelName(row),
    label: ({ row, lang }, what) => fill(words.cellOf[lang], { what, name: channelName(row) }),
    columns: [
      channelCell('from'),
      channelCell('to'),
      {
        at: 'color',
        head: words.color,
        options: ({ row, whole, lang }) =>
          withOdd(
            whole.colors.map((color) => ({ value: color, label: colorInWords(color, lang) })),
            row.color,
          ),
      },
    ],
    after: ({ row, at, whole, lang }, set) => (
      <>
        <button
          type="button"
          class="btn btn-q btn-i rb-reverse"
          aria-label={fill(words.reverseOne[lang], { name: channelName(row) })}
          title={fill(words.reverseOne[lang], { name: channelName(row) })}
          onClick={() => set({ ...whole, ...channelReversed(whole, at) })}
        >
          <IconOf d={SWAP} />
        </button>
        <Show
          label={fill(words.showOne[lang], { place: channelName(row) })}
          onClick={() => pick({ kind: 'channel', from: row.from, to: row.to })}
        />
      </>
    ),
    drop: ({ row, lang }) => fill(words.removeChannel[lang], { name: channelName(row) }),
    add: {
      label: words.addChannel,
      most: Number.POSITIVE_INFINITY,
      make: (draft) => {
        const [from, to] = draft.positions.map(({ id }) => id);
        const channel = { from: from ?? '', to: to ?? '', color: draft.colors[0] ?? '' };
        return { ...draft, channels: [...draft.channels, channel] };
      },
    },
  });

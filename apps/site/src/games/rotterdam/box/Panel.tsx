import { ColorChip, connected, movedTo, type Picked, SHEET, without } from '@portolan/boards/rotterdam';
import { type PositionId, reconstructed } from '@portolan/rotterdam';
import { colorInWords } from '@portolan/rotterdam/rules';
import { useState } from 'preact/hooks';
import { Select } from '../../../kit/controls/choices.tsx';
import { Stepper } from '../../../kit/controls/Stepper.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import { capital, fill } from '../../../kit/text.ts';
import { ColorField } from '../parts/fields.tsx';
import { changedAt, channelReversed, withoutAt } from './edits.ts';
import { type BoxProps, channelName } from './errors.ts';
import { PlaceName, roleOptions, roleValue, withRoleValue } from './places.tsx';
import { words } from './words.ts';

interface Props extends BoxProps {
  readonly picked: Picked | undefined;
  readonly pick: (picked: Picked | undefined) => void;
  /** The color of new channels. */
  readonly color: string;
}

const Links = ({ lang, draft, pick, at, end }: Props & { readonly at: PositionId; readonly end: 'from' | 'to' }) => {
  const links = draft.channels.filter((channel) => channel[end] === at);
  return (
    <p class="rb-links">
      <span>{words[end === 'from' ? 'ahead' : 'behind'][lang]}</span>
      {links.length === 0 && <span class="small">{words.none[lang]}</span>}
      {links.map(({ from, to, color }, i) => (
        <button
          key={`${i} ${from} ${to}`}
          type="button"
          class="btn btn-q"
          aria-label={`${channelName({ from, to })}, ${colorInWords(color, lang)}`}
          onClick={() => pick({ kind: 'channel', from, to })}
        >
          <ColorChip color={color} lang={lang} plain /> {end === 'from' ? to : from}
        </button>
      ))}
    </p>
  );
};

/** A channel more from a position, without the map. */
const LeadTo = ({ lang, draft, change, at, color }: Props & { readonly at: PositionId }) => {
  const linked = new Set(draft.channels.flatMap(({ from, to }) => (from === at ? [to] : to === at ? [from] : [])));
  const free = draft.positions.filter(({ id }) => id !== at && !linked.has(id)).map(({ id }) => id);
  const [chosen, setChosen] = useState('');
  const to = free.includes(chosen) ? chosen : (free[0] ?? '');
  return (
    <div class="rb-lead">
      <Select
        label={words.leadTo[lang]}
        value={to}
        options={free.map((id) => ({ value: id, label: id }))}
        onChange={setChosen}
      />
      <button
        type="button"
        class="btn"
        disabled={to === ''}
        onClick={() => change({ channels: connected(draft, at, to, color).channels })}
      >
        <ColorChip color={color} lang={lang} plain /> {words.link[lang]}
      </button>
    </div>
  );
};

const PlacePanel = (props: Props & { readonly at: number }) => {
  const { lang, draft, change, errorAt, pick, at } = props;
  const place = draft.positions[at];
  if (!place) return null;
  const { id, x, y } = place;
  const move = (to: { readonly x: number; readonly y: number }): void =>
    change({ positions: movedTo(draft, id, to.x, to.y).positions });
  const wrong = errorAt(`positions[${at}]`);
  return (
    <>
      <h4>{fill(words.place[lang], { id })}</h4>
      {wrong && <p class="err">{wrong}</p>}
      <PlaceName {...props} labelled onRenamed={(_, to) => pick({ kind: 'place', id: to })} />
      <Select
        label={words.role[lang]}
        value={roleValue(place)}
        options={roleOptions(draft, place, lang)}
        onChange={(value) => change(withRoleValue(draft, at, value))}
      />
      <div class="rows">
        <Stepper
          lang={lang}
          label={words.across[lang]}
          value={x}
          min={0}
          max={SHEET.width}
          onChange={(value) => move({ x: value, y })}
        />
        <Stepper
          lang={lang}
          label={words.down[lang]}
          value={y}
          min={0}
          max={SHEET.height}
          onChange={(value) => move({ x, y: value })}
        />
      </div>
      <Links {...props} at={id} end="from" />
      <Links {...props} at={id} end="to" />
      <LeadTo {...props} at={id} />
      <button
        type="button"
        class="btn btn-q"
        onClick={() => {
          const { positions, channels } = without(draft, { kind: 'place', id });
          change({ positions, channels });
          pick(undefined);
        }}
      >
        <Icon name="cross" /> {fill(words.removePlace[lang], { id })}
      </button>
    </>
  );
};

const ChannelPanel = (props: Props & { readonly at: number }) => {
  const { lang, draft, change, errorAt, pick, at } = props;
  const channel = draft.channels[at];
  if (!channel) return null;
  const { from, to, color } = channel;
  const wrong = errorAt(`channels[${at}]`);
  return (
    <>
      <h4>{fill(words.channel[lang], { from, to })}</h4>
      {wrong && <p class="err">{wrong}</p>}
      <ColorField
        lang={lang}
        label={words.color[lang]}
        value={color}
        box={{ ...reconstructed, ...draft }}
        onChange={(next) => change({ channels: changedAt(draft.channels, at, { color: next }) })}
      />
      <p class="rb-links">
        {[from, to].map((id) => (
          <button key={id} type="button" class="btn btn-q" onClick={() => pick({ kind: 'place', id })}>
            {fill(words.place[lang], { id })}
          </button>
        ))}
      </p>
      <div class="picks-row">
        <button
          type="button"
          class="btn btn-q"
          onClick={() => {
            change(channelReversed(draft, at));
            pick({ kind: 'channel', from: to, to: from });
          }}
        >
          {words.reverse[lang]}
        </button>
        <button
          type="button"
          class="btn btn-q"
          onClick={() => {
            change({ channels: withoutAt(draft.channels, at) });
            pick(undefined);
          }}
        >
          <Icon name="cross" /> {capital(words.remove[lang])}
        </button>
      </div>
    </>
  );
};

/** The fields of what is chosen on the map: two channels, if two join the same positions. */
export const Panel = (props: Props) => {
  const { lang, draft, picked } = props;
  if (picked?.kind === 'place') {
    const at = draft.positions.findIndex(({ id }) => id === picked.id);
    if (at >= 0) return <PlacePanel key={at} {...props} at={at} />;
  }
  if (picked?.kind === 'channel') {
    const lines = draft.channels.flatMap(({ from, to }, i) => (from === picked.from && to === picked.to ? [i] : []));
    if (lines.length > 0) return lines.map((at) => <ChannelPanel key={at} {...props} at={at} />);
  }
  return <p class="small">{words.pickedNone[lang]}</p>;
};

import type { Lang, Problem } from '@portolan/core';
import type { Edition, PositionId } from '@portolan/rotterdam';
import { unlaid } from '../lay.ts';
import { RiverView } from '../RiverView.tsx';
import { faultMarks, type Picked } from './edits.ts';
import { type GraphActions, GraphLayer } from './GraphLayer.tsx';
import { graphTexts } from './words.ts';

interface Props extends Omit<GraphActions, 'onPick'> {
  /** The box whose map is drawn; it may have faults. */
  readonly box: Edition;
  readonly problems: readonly Problem[];
  readonly picked: Picked | undefined;
  /** `connect`: two positions chosen one after the other are joined by a channel. */
  readonly mode: 'move' | 'connect';
  readonly onPick: (picked: Picked | undefined) => void;
  readonly onConnect: (from: PositionId, to: PositionId) => void;
  readonly lang: Lang;
  /** Begins all ids of the drawing: unique on the page. */
  readonly name: string;
}

/** The places of what is chosen: the window shows them. */
const endsOf = (picked: Picked | undefined): readonly PositionId[] => {
  if (!picked) return [];
  return picked.kind === 'place' ? [picked.id] : [picked.from, picked.to];
};

/** The map of a box that can be changed: positions and channels chosen and moved in the picture, faults at their place. */
export const GraphPicture = ({
  box,
  problems,
  picked,
  mode,
  onPick,
  onMove,
  onConnect,
  lang,
  name,
  ...actions
}: Props) => {
  const pick = (next: Picked): void => {
    const joins = mode === 'connect' && picked?.kind === 'place' && next.kind === 'place' && picked.id !== next.id;
    if (joins) onConnect(picked.id, next.id);
    onPick(joins ? undefined : next);
  };
  return (
    <div class="rt-graph">
      <p class="small">
        {graphTexts[mode === 'move' ? 'drag' : 'connect'][lang]} {mode === 'move' && graphTexts.keys[lang]}
      </p>
      <RiverView
        table={{ position: { seats: 2 }, box }}
        marks={faultMarks(box, problems, picked)}
        name={name}
        lang={lang}
        follow={endsOf(picked)}
        over={(laidBox, lay) => (
          <GraphLayer
            {...actions}
            onPick={pick}
            onMove={(id, x, y) => onMove(id, ...unlaid([x, y], lay))}
            map={laidBox}
            lay={lay}
            colors={box.colors}
            problems={problems}
            picked={picked}
            lang={lang}
            name={name}
          />
        )}
      />
    </div>
  );
};

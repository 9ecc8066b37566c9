import { judgedBy } from '@portolan/core/answers';
import type { NamedBox } from '../../rules/messages/called.ts';
import { sentencesIn } from '../../rules/messages/index.ts';

/** A verdict in words, with the things of a box by the names that its owner gave them. */
export const judgedIn = (box: NamedBox) => judgedBy(sentencesIn(box).violation);

/** An event in words, with the things of a box by the names that its owner gave them. */
export const eventIn = (box: NamedBox) => sentencesIn(box).event;

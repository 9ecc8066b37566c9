import type { Text } from '@portolan/core';

/** What is to be entered in a field of a question, by the name of its type or its own, with a value to try. */
export interface InputWords extends Text {
  readonly example: unknown;
}

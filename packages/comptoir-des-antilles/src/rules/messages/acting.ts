import { tellerOf } from '@portolan/core/words';
import { setter } from '../typeset.ts';
import { actionMessages } from './action.ts';
import { sayer } from './say.ts';

/** An action in words, by our names for the pieces; apart from what refuses one, which is more. */
export const { action } = tellerOf({ violations: {}, events: {}, actions: actionMessages }, setter, {
  fr: sayer('fr'),
  en: sayer('en'),
});

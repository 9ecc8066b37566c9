import type { Text } from '@portolan/core';

/** The name of the game. */
export const title: Text = { fr: 'Rotterdam', en: 'Rotterdam' };

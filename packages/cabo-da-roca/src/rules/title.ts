import type { Text } from '@portolan/core';

/** The name of the game. */
export const title: Text = { fr: 'Cabo da Roca', en: 'Cabo da Roca' };

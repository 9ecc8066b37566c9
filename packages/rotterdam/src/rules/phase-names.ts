import type { Lang, Text } from '@portolan/core';
import type { Phase } from '../types.ts';

/** What each phase is called, as a heading: `Navigation`, `Sailing`. */
export const phaseTitles = {
  launch: { fr: 'Mise à l’eau', en: 'Launching' },
  sail: { fr: 'Navigation', en: 'Sailing' },
  anchor: { fr: 'Ancres', en: 'Anchors' },
  unload: { fr: 'Déchargement', en: 'Unloading' },
  trade: { fr: 'Échanges', en: 'Trading' },
  mission: { fr: 'Missions', en: 'Missions' },
  setup: { fr: 'Mise en place', en: 'Set-up' },
  over: { fr: 'Partie terminée', en: 'Game over' },
} as const satisfies Readonly<Partial<Record<Phase, Text>>>;

/** The name of a phase, as a heading. */
export const phaseName = (phase: Phase, lang: Lang): string =>
  (phaseTitles as Readonly<Partial<Record<Phase, Text>>>)[phase]?.[lang] ?? phase;

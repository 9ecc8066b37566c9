import { portIds, type TradeCard } from '@portolan/cabo-da-roca';

/** Letters of ports as they are typed: `A F`, `a,f`, `AF`. */
export const lettersTyped = (text: string): TradeCard['struck'] =>
  portIds.filter((port) => text.toUpperCase().includes(port));

/** What was typed there that is no port of the game. */
export const notPorts = (text: string): string[] =>
  [...new Set(text.toUpperCase().replace(/[\s,;.]/g, ''))].filter((letter) => !portIds.some((port) => port === letter));

/** Drawings of what only lessons offer: to be shown, to read the rule, to play from a list. */
export const lines = {
  show: 'M2.4 10C5.8 4.8 14.2 4.8 17.6 10C14.2 15.2 5.8 15.2 2.4 10ZM12.4 10A2.4 2.4 0 1 1 7.6 10A2.4 2.4 0 1 1 12.4 10',
  rule: 'M10 5.2C8.2 3.9 5.6 3.6 3 4V15.4C5.6 15 8.2 15.3 10 16.6C11.8 15.3 14.4 15 17 15.4V4C14.4 3.6 11.8 3.9 10 5.2ZM10 5.2V16.6',
  list: 'M7.5 5H17M7.5 10H17M7.5 15H17M3.2 5H4M3.2 10H4M3.2 15H4',
} as const;

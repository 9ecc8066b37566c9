/** Line drawings of the shell in a box of 20, drawn with the current color. */
export const icons = {
  search: '<circle cx="8.6" cy="8.6" r="5.4"/><path d="M12.7 12.7L17 17"/>',
  menu: '<path d="M3 5.5H17M3 10H17M3 14.5H17"/>',
  close: '<path d="M5 5L15 15M15 5L5 15"/>',
  sun: '<circle cx="10" cy="10" r="3.6"/><path d="M10 2V4M10 16V18M2 10H4M16 10H18M4.3 4.3L5.8 5.8M14.2 14.2L15.7 15.7M15.7 4.3L14.2 5.8M5.8 14.2L4.3 15.7"/>',
  globe:
    '<circle cx="10" cy="10" r="7.2"/><path d="M2.8 10H17.2M10 2.8C6.4 6.4 6.4 13.6 10 17.2M10 2.8C13.6 6.4 13.6 13.6 10 17.2"/>',
  link: '<path d="M8.5 11.5A3.6 3.6 0 0 0 13.6 11.5L16.2 8.9A3.6 3.6 0 0 0 11.1 3.8L10 4.9M11.5 8.5A3.6 3.6 0 0 0 6.4 8.5L3.8 11.1A3.6 3.6 0 0 0 8.9 16.2L10 15.1"/>',
  next: '<path d="M7.5 4.5L13 10L7.5 15.5"/>',
  back: '<path d="M12.5 4.5L7 10L12.5 15.5"/>',
  people:
    '<circle cx="7" cy="6.5" r="2.8"/><path d="M2 16.5C2.3 12.8 4.2 11 7 11C9.8 11 11.7 12.8 12 16.5M12.5 4C15.6 4.2 15.6 8.8 12.8 9M14.2 11.2C16.6 11.8 17.8 13.6 18 16.5"/>',
  clock: '<circle cx="10" cy="10" r="7.2"/><path d="M10 5.6V10L13 12"/>',
} as const;

const paths = {
  minus: 'M5 10H15',
  plus: 'M5 10H15M10 5V15',
  cross: 'M5.5 5.5L14.5 14.5M14.5 5.5L5.5 14.5',
  next: 'M7.5 4.5L13 10L7.5 15.5',
  back: 'M12.5 4.5L7 10L12.5 15.5',
  link: 'M8.5 11.5A3.6 3.6 0 0 0 13.6 11.5L16.2 8.9A3.6 3.6 0 0 0 11.1 3.8L10 4.9M11.5 8.5A3.6 3.6 0 0 0 6.4 8.5L3.8 11.1A3.6 3.6 0 0 0 8.9 16.2L10 15.1',
  share: 'M10 12.5V3M6.8 6L10 2.8L13.2 6M6 9H4.5V17H15.5V9H14',
  picture: 'M3 4H17V16H3ZM3 13.5L7.5 9L11 12.5L13 10.5L17 14.5M12.8 7.2H12.81',
  print: 'M6 7.5V3H14V7.5M6 14.5H3.5V7.5H16.5V14.5H14M6 11.5H14V17H6Z',
  file: 'M5 2.8H12L15.5 6.5V17.2H5ZM11.8 3V7H15.3',
  done: 'M4.5 10.5L8.5 14.5L15.5 6',
  clockwise: 'M15.9 11.5A6 6 0 1 1 14.4 6.4L16.2 8.2M16.4 3.8V8.3H11.9',
  counter: 'M4.1 11.5A6 6 0 1 0 5.6 6.4L3.8 8.2M3.6 3.8V8.3H8.1',
  trash: 'M4 5.5H16M8 5.5V3.5H12V5.5M5.5 5.5L6.3 16.5H13.7L14.5 5.5M8.5 8.5V13.5M11.5 8.5V13.5',
  undo: 'M4 8H12.5A4 4 0 0 1 12.5 16H9M7 4.5L3.5 8L7 11.5',
  redo: 'M16 8H7.5A4 4 0 0 0 7.5 16H11M13 4.5L16.5 8L13 11.5',
  note: 'M4 3H16V12L11.5 17H4ZM16 12H11.5V17M6.5 6.5H13.5M6.5 9.5H11',
  pencil: 'M4 16L5 12.2L13.4 3.8L16.2 6.6L7.8 15ZM11.8 5.4L14.6 8.2',
  compass: 'M17.5 10A7.5 7.5 0 1 1 2.5 10A7.5 7.5 0 1 1 17.5 10M13.2 6.8L11.3 11.3L6.8 13.2L8.7 8.7Z',
} as const;

export type IconName = keyof typeof paths;

/** A small line drawing for a control, by its path; the control itself carries the words. */
export const IconOf = ({ d, size = 18 }: { d: string; size?: number }) => (
  <svg class="i" width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
    <path class="ic" d={d} />
  </svg>
);

/** One of those that many pages use. */
export const Icon = ({ name, ...props }: { name: IconName; size?: number }) => <IconOf d={paths[name]} {...props} />;

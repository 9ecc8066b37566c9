/** A hand that points: something is to be done, or played. */
export const HAND =
  'M6.4 11V5.4A1.3 1.3 0 0 1 9 5.4V9.6M9 9V3.8A1.3 1.3 0 0 1 11.6 3.8V9.4M11.6 5.6A1.3 1.3 0 0 1 14.2 5.6V11.8C14.2 15.4 12.2 17.2 9.8 17.2C7.4 17.2 6 15.8 4.8 13.6L3.6 11.2A1.2 1.2 0 0 1 5.6 10L6.4 11';

/** As much as the row at the foot of a phone’s screen may cover. */
const DOCK = 72;

/** Whether something ends below the screen, or under the row at its foot. */
export const isUnderDock = (one: Element): boolean => one.getBoundingClientRect().bottom > innerHeight - DOCK;

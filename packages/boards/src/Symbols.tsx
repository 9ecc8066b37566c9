const Signs = () => (
  <>
    <symbol id="sign-legal" viewBox="0 0 32 32">
      <circle class="sg sg-legal" cx="16" cy="16" r="15" />
      <path class="sg-m" d="M8.5 16.8L13.8 22L23.6 10.8" />
    </symbol>
    <symbol id="sign-illegal" viewBox="0 0 32 32">
      <path class="sg sg-illegal" d="M10.2 1H21.8L31 10.2V21.8L21.8 31H10.2L1 21.8V10.2Z" />
      <path class="sg-m" d="M10.5 10.5L21.5 21.5M21.5 10.5L10.5 21.5" />
    </symbol>
    <symbol id="sign-depends" viewBox="0 0 32 32">
      <circle class="sg sg-depends" cx="16" cy="16" r="15" />
      <path class="sg-n" d="M16 3.5L19.6 16H12.4Z" />
      <path class="sg-s" d="M16 28.5L12.4 16H19.6Z" />
      <path class="sg-t" d="M4 16H7.5M24.5 16H28" />
    </symbol>
  </>
);

const Seats = () => (
  <>
    <symbol id="seat-A" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-A">
        <circle r="15.5" />
        <g class="seat-in">
          <circle r="12.1" />
        </g>
      </g>
      <text class="seat-l" y="5">
        A
      </text>
    </symbol>
    <symbol id="seat-B" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-B">
        <rect x="-14" y="-14" width="28" height="28" rx="2" />
        <g class="seat-in">
          <rect x="-10.9" y="-10.9" width="21.8" height="21.8" rx="1.6" />
        </g>
      </g>
      <text class="seat-l" y="5">
        B
      </text>
    </symbol>
    <symbol id="seat-C" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-C">
        <path d="M0 -18.5L18.5 13.5H-18.5Z" />
        <g class="seat-in">
          <path d="M0 -13.8L14.4 11.2H-14.4Z" />
        </g>
      </g>
      <text class="seat-l" y="9">
        C
      </text>
    </symbol>
    <symbol id="seat-D" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-D">
        <path d="M0 -19L18 0L0 19L-18 0Z" />
        <g class="seat-in">
          <path d="M0 -14.8L14 0L0 14.8L-14 0Z" />
        </g>
      </g>
      <text class="seat-l" y="5">
        D
      </text>
    </symbol>
    <symbol id="seat-E" viewBox="-21 -21 42 42" overflow="visible">
      <g class="seat seat-E">
        <polygon points="17.5,0 8.8,15.2 -8.7,15.2 -17.5,0 -8.8,-15.2 8.7,-15.2" />
        <g class="seat-in">
          <polygon points="13.7,0 6.8,11.8 -6.8,11.8 -13.6,0 -6.8,-11.8 6.8,-11.8" />
        </g>
      </g>
      <text class="seat-l" y="5">
        E
      </text>
    </symbol>
  </>
);

/** The sheet of symbols that all boards draw with, by `<use>`: put it once on each page, before the first board. */
export const Symbols = () => (
  <svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false">
    <defs>
      <Signs />
      <Seats />
    </defs>
  </svg>
);

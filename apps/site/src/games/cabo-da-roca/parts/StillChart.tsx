import { Chart } from '@portolan/boards/cabo-da-roca';
import type { Square } from '@portolan/cabo-da-roca';
import type { ComponentProps } from 'preact';
import { ChartSpots } from './ChartSpots.tsx';

interface Props extends ComponentProps<typeof Chart> {
  /** Squares that can be touched although nothing lies there; left out, none of the chart can. */
  readonly free?: readonly Square[];
}

/** The few squares that a dispute is about, all in sight; they are touched to enter what lies there. */
export const StillChart = ({ free, ...chart }: Props) => (
  <div class="board">
    <div class="cb-still">
      <Chart over={free && <ChartSpots table={chart.table} lang={chart.lang} free={free} />} {...chart} />
    </div>
  </div>
);

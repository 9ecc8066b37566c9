/** A small harbor that an owner has copied from his board: two materials, two colors, one fork. */
export const creek = {
  id: 'my-creek',
  colors: ['pink', 'teal'],
  materials: [
    { id: 'ore', units: 3, tone: 'brown' },
    { id: 'wool', units: 3, tone: 'white' },
  ],
  positions: [
    { id: 'S', x: 0, y: 0, start: true },
    { id: 'T', x: 0, y: 100, start: true },
    { id: 'M', x: 100, y: 0 },
    { id: 'Q', x: 200, y: 0, harbor: 'quarry' },
    { id: 'R', x: 200, y: 100, harbor: 'ranch' },
  ],
  channels: [
    { from: 'S', to: 'M', color: 'pink' },
    { from: 'T', to: 'M', color: 'teal' },
    { from: 'M', to: 'Q', color: 'teal' },
    { from: 'M', to: 'R', color: 'pink' },
  ],
  harbors: [
    { id: 'quarry', material: 'ore' },
    { id: 'ranch', material: 'wool' },
  ],
  products: ['iron', 'tin', 'cloth', 'felt'].map((id, i) => ({
    id,
    harbor: i < 2 ? 'quarry' : 'ranch',
    value: 1,
    copies: 5,
  })),
  missions: Array.from({ length: 14 }, (_, i) => ({
    id: `m${i}`,
    products: i % 2 === 0 ? ['iron', 'cloth'] : ['tin', 'felt'],
    points: 4,
  })),
};

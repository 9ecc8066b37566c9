import type { Edition } from '../edition.ts';
import { channels, positions } from './map.ts';
import { missions } from './missions.ts';

/**
 * The default box. The rulebook prints the rules, three harbors, three materials and the kinds of Navigation cards; public
 * sources count ships, cards, grain and fruit. The map, the rest of the materials, the values of products and Missions and
 * the split of the Navigation cards are a playable, balanced reconstruction of ours and say so.
 */
export const reconstructed: Edition = {
  id: 'reconstructed-1',
  colors: ['red', 'yellow', 'green', 'blue'],
  materials: [
    { id: 'grain', units: 7, tone: 'yellow' },
    { id: 'fruit', units: 5, tone: 'red' },
    { id: 'crude-oil', units: 5, tone: 'black' },
    { id: 'chemicals', units: 7, tone: 'gray' },
  ],
  positions,
  channels,
  harbors: [
    { id: 'vulcaanhaven', material: 'grain' },
    { id: 'merwehaven', material: 'fruit' },
    { id: 'botlek', material: 'crude-oil' },
    { id: 'europoort', material: 'chemicals' },
  ],
  products: [
    { id: 'bread', harbor: 'vulcaanhaven', value: 1, copies: 8 },
    { id: 'pasta', harbor: 'vulcaanhaven', value: 1, copies: 8 },
    { id: 'orange-juice', harbor: 'merwehaven', value: 2, copies: 7 },
    { id: 'jam', harbor: 'merwehaven', value: 2, copies: 7 },
    { id: 'petrol', harbor: 'botlek', value: 2, copies: 7 },
    { id: 'plastic', harbor: 'botlek', value: 2, copies: 7 },
    { id: 'paint', harbor: 'europoort', value: 1, copies: 8 },
    { id: 'medicine', harbor: 'europoort', value: 1, copies: 8 },
  ],
  missions,
  navigation: [
    { id: 'turn-of-luck', copies: 2 },
    { id: 'extra-cargo', copies: 2 },
    { id: 'setback', copies: 2 },
    { id: 'heavy-storm', copies: 2 },
    { id: 'joker', copies: 4 },
    { id: 'advantage', copies: 3 },
    { id: 'extra-advantage', copies: 1 },
    { id: 'cargo-thief', copies: 2 },
    { id: 'port-police', copies: 2 },
  ],
  shipsPerPlayer: { 2: 5, 3: 4, 4: 4 },
  seatColors: ['red', 'yellow', 'orange', 'green'],
  provenance: {
    colors: 'reconstructed',
    materials: 'reconstructed',
    positions: 'reconstructed',
    channels: 'reconstructed',
    harbors: 'reconstructed',
    products: 'reconstructed',
    missions: 'reconstructed',
    navigation: 'reconstructed',
    shipsPerPlayer: 'public',
    seatColors: 'public',
  },
};

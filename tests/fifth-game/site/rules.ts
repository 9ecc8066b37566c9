export { rules as default } from '../src/rules.ts';

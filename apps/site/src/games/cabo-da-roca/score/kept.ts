export { readTable as default } from '@portolan/boards/cabo-da-roca';

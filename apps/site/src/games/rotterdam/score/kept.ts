export { readTable as default } from '@portolan/boards/rotterdam';

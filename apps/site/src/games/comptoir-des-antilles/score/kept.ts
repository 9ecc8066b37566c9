export { readTable as default } from '@portolan/boards/comptoir-des-antilles';

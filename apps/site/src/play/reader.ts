// Fetched for a game that is kept, sent or in a file.
export { readTable as default } from '@portolan/core/table';

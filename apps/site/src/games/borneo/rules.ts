export { rules as default } from '@portolan/borneo/rules';

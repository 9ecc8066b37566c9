export { rules as default } from '@portolan/rotterdam/rules';

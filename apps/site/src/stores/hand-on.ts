/** The last fragment that was entered in this tab: the same page in the other language is nobody's link either. */
const OWN = 'portolan:entered';

/** The storage of this tab; it may be forbidden. */
export const inTab = <Value>(use: (storage: Storage) => Value): Value | undefined => {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
};

/** Notes that a page of this site leads on with what is entered on it: the link is nobody’s who sends. */
export const handOn = (hash: string): void => {
  inTab((storage) => storage.setItem(OWN, hash));
};

/** Whether a page of this site has led here with what the address holds. */
export const isHandedOn = (): boolean => inTab((storage) => storage.getItem(OWN)) === location.hash;

/** Goes on to a page of this site with what is entered here. */
export const leadOn = (address: string): void => {
  handOn(new URL(address, location.href).hash);
  location.assign(address);
};

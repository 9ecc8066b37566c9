// Some messengers write the sign before a link's contents as %23: then it is no page's address, and is mended here.
if (location.pathname.includes('%23')) location.replace(location.pathname.replace('%23', '#') + location.search);

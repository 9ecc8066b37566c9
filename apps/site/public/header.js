// Lays out what stands above this script, the header of a page, in a task of its own: together with what follows, and with
// the fonts that its words ask for, it would be a long one on a slow phone.
document.body.getBoundingClientRect();

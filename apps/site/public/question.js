// Leads on from the address of a question to the page that answers it, with all that a link carries.
location.replace(`../${location.hash || `#${document.currentScript.dataset.question}`}`);

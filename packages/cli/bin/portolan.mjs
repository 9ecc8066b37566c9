#!/usr/bin/env node
// Stands in the repository, so that an install can link the command before the first build.
import '../dist/main.js';

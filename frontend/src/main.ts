// Where the browser starts: settings on the document, texts, then the page the address names.
import { mount } from 'svelte';

import App from './App.svelte';
import './shared/style/base.css';
import { turnNotices } from './shared/notices.svelte';
import { settings, showSettings } from './shared/settings.svelte';
import { texts } from './shared/texts.svelte';

showSettings(document.documentElement);
texts.language = settings.language;
const place = document.getElementById('page');
void turnNotices.look();
if (place) mount(App, { target: place });

import './app.css'
import './lib/browser/gesture'

import { mount } from 'svelte'

import App from './App.svelte'

export default mount(App, { target: document.getElementById('app')! })

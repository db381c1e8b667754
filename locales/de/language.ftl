# This language, by the name its speakers give it. All of these are part of every page; keep the file small.

language-name = Deutsch

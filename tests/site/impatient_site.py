"""A site that waits for nobody, so that a test need not wait either.

python -m tests.site.impatient_site serve ...
"""

import sys

from hanabi.cli import main
from hanabi.site import connections

if __name__ == "__main__":
    connections.REQUEST_LIMIT = connections.READ_LIMIT = 0.5
    sys.exit(main(sys.argv[1:]))

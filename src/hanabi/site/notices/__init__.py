"""How is somebody told of their turn who is not there?"""
